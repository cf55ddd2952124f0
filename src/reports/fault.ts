import { beginningOf } from '../beginning-of.ts';

/** Characters that are kept of a fault: it may quote the report. */
const longest = 255;

/** What is wrong with the contents of a report; the message is told to those who read it. */
export class ReportFault extends Error {
  constructor(message: string) {
    super(beginningOf(message.replace(/\p{Cc}/gu, ' '), longest));
  }
}
