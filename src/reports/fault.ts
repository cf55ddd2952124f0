/** What is wrong with the contents of a report; the message is told to those who read it. */
export class ReportFault extends Error {}
