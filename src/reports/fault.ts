import { truncateText } from '#src/text/beginning-of.ts';

/** Characters that are kept of a fault: it may quote the report. */
const maxFaultChars = 255;

/** The contents of a report make no sense; the message tells its readers why. */
export class ReportFault extends Error {
  constructor(message: string) {
    super(truncateText(message.replace(/\p{Cc}/gu, ' '), maxFaultChars));
  }
}
