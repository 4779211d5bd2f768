/** What is known of an archive before its container is opened. */
export interface ArchiveIdentity {
  readonly sha256: string;
  readonly bytes: number;
  readonly name: string;
}
