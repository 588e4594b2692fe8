/** The store holds other bytes than were put there. */
export class FileDamaged extends Error {
  override readonly name = 'FileDamaged';
  readonly sha256: string;
  constructor(sha256: string) {
    super(`file ${sha256} is damaged`);
    this.sha256 = sha256;
  }
}
