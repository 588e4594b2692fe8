import { Socket } from 'node:net';

type Told = (error?: Error | null) => void;

/** A socket that sends together what is written in one turn of the event loop. Statements that do not wait for each
 *  other, and the command ahead of them, so cost one call of the system and wake the database up once, where `pg`
 *  sends each alone. Under TLS, which writes past its socket, it is a socket like any other. */
export class BurstSocket extends Socket {
  #isGathering = false;

  override write(chunk: Uint8Array | string, told?: Told): boolean;
  override write(chunk: Uint8Array | string, encoding?: BufferEncoding, told?: Told): boolean;
  override write(chunk: Uint8Array | string, encoding?: BufferEncoding | Told, told?: Told): boolean {
    this.#gather();
    return typeof encoding === 'function' ? super.write(chunk, encoding) : super.write(chunk, encoding, told);
  }

  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.uncork();
    });
  }
}
