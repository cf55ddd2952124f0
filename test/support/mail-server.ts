import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';

/** A mail as the server got it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as sent. */
  readonly raw: string;
}

export interface MailServer {
  readonly port: number;
  /** Accepted mails. */
  readonly mails: ReceivedMail[];
  /** Every text that it was sent, taken or not. */
  readonly texts: string[];
  /** Answers to come, first to last, in place of taking what is offered: a status, or null to hang up. */
  readonly answers: { readonly at: 'recipient' | 'data'; readonly status: number | null }[];
}

/** A mail server on this machine, closed after the tests of the file. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const texts: string[] = [];
  const answers: MailServer['answers'] = [];
  const next = (at: 'recipient' | 'data') => (answers[0]?.at === at ? answers.shift() : undefined);
  const refusal = (status: number) =>
    Object.assign(new Error('not this one'), { responseCode: status });
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    onRcptTo(_address, _session, done) {
      const answer = next('recipient');
      done(answer?.status == null ? null : refusal(answer.status));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        texts.push(raw);
        const answer = next('data');
        if (answer?.status === null) {
          hangUp();
          return;
        }
        if (answer !== undefined) {
          done(refusal(answer.status));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw,
        });
        done();
      });
    },
    ...options,
  });
  const hangUp = () => {
    for (const connection of server.connections) connection.close();
  };
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, mails, texts, answers };
}
