/** The shape of every JSON reply (decisions section 1): both readings of specification section 7 hold. */
import type { TextCode } from '@tabellion/texts/codes.ts';

export interface FieldMessage {
  path: string;
  textCode: TextCode;
  message: string;
}

export interface SuccessReply<Data> {
  success: true;
  textCode: TextCode;
  message: string;
  data: Data;
}

export interface FailureReply {
  success: false;
  textCode: TextCode;
  message: string;
  data: { message: string; fields?: FieldMessage[]; [detail: string]: unknown };
  requestId: string;
}

export type Reply<Data> = SuccessReply<Data> | FailureReply;
