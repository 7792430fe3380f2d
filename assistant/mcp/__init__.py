"""`jide mcp`: other agents read and write the user's memory through the Model Context Protocol (G2)."""
