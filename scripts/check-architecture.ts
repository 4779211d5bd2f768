import { join } from "node:path";
import { architectureFindings } from "./checks/architecture.ts";

const findings = await architectureFindings(join(import.meta.dirname, ".."));
for (const finding of findings) console.log(finding);
process.exit(findings.length === 0 ? 0 : 1);
