import { truncateText } from '#src/text/beginning-of.ts';

/** Maximum characters of a stored fault, which may quote the report. */
const maxFaultChars = 255;

/** Thrown for invalid contents of a report; the message states the reason. */
export class ReportFault extends Error {
  constructor(message: string) {
    super(truncateText(message.replace(/\p{Cc}/gu, ' '), maxFaultChars));
  }
}
