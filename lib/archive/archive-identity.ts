/** What is known of an archive before its container is opened. */
export interface ArchiveIdentity {
  readonly sha256: string;
  readonly bytes: number;
  readonly name: string;
  /** Where what is unpacked may be kept until the archive is closed. */
  readonly spoolFolder: string;
}
