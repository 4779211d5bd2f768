/** Made up when a test runs, so that no file of ours holds a text that looks like a secret. */
export const madeUp = {
  awsKey: ["AK", "IA", "Q3EGRZ7HWVDUT5NK"].join(""),
  githubToken: `gh${"p_"}${"a1B2c3D4e5F6".repeat(3)}`,
  privateKey: privateKey("MIIEpAIBAAKCAQEA", "aB3dE5fG7hJ9kL1m".repeat(4), 6),
  gatewayToken: ["OPEN", "GATE"].join(""),
} as const;

function privateKey(magic: string, line: string, lines: number): string {
  const [begin, end] = ["BEGIN", "END"].map((word) => `-----${word} RSA PRIVATE ${"KEY"}-----`);
  const body = Array.from({ length: lines }, () => line);
  return [begin, magic + body[0]?.slice(magic.length), ...body.slice(1), end].join("\n");
}
