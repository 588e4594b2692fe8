/** Whoever asked has closed the connection: what is under way for him ends here. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
  readonly statusCode = 503;
  constructor() {
    super('the connection was closed before the answer');
  }
}
