import type { Repository } from '#src/git/repository.ts';
import type { Mail } from '#src/mail/message.ts';
import type { Answer } from '#src/outbound/send.ts';
import type { HookTrigger } from '#src/domains/delivery/webhook-engine/triggers.ts';
import type { EventFlags } from '#src/domains/platform/integration-records/kinds.ts';
import type { Secrets, Settings } from '#src/domains/platform/integration-records/table.ts';
import type { Payload } from './payload.ts';

/** A request to a receiver. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True to send the rest even after a refusal. */
  readonly optional?: boolean;
}

/** Response to a request, with the parts for later requests. */
export type Answered = Pick<Answer, 'status' | 'body'>;

/** The facts that requests are built from. */
export interface IntegrationFacts {
  /** Settings of the kind, with defaults. */
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly flags: EventFlags;
  readonly trigger: HookTrigger;
  readonly payload: Payload;
  /** Name of the event, as for hooks. */
  readonly header: string;
  /** Payload of hooks. */
  readonly body: string;
}

/**
 * Builds the requests for an event in sending order; none for ignored events. Each may depend on the previous response.
 */
export type BuildRequests = (
  told: IntegrationFacts,
) => Iterable<OutgoingRequest, unknown, Answered | undefined>;

/** Builds the lines that an event makes for a daemon that takes no requests of HTTP. */
export type BuildLines = (
  told: Pick<IntegrationFacts, 'settings' | 'payload'>,
) => readonly string[];

/** The facts that mails are written from. */
export interface Mailed extends Pick<IntegrationFacts, 'settings' | 'payload'> {
  readonly repository: Repository;
}

/** Writes the mails that an event makes, one for each recipient. */
export type BuildMails = (mailed: Mailed) => Promise<readonly Mail[]>;

export const createJsonRequest = (
  url: string,
  value: object,
  headers: Readonly<Record<string, string>> = {},
): OutgoingRequest => ({
  method: 'POST',
  url,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/** The payload as hooks get it. */
export const postPayload = (
  url: string,
  { body, header }: Pick<IntegrationFacts, 'body' | 'header'>,
  headers: Readonly<Record<string, string>> = {},
): OutgoingRequest => ({
  method: 'POST',
  url,
  headers: { 'Content-Type': 'application/json', 'X-Gitlab-Event': header, ...headers },
  body,
});

export const formatBasicAuthorization = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

/** A setting as text; empty where it is not set. */
export const readSettingText = (values: Settings | Secrets, name: string): string =>
  String(values[name] ?? '');
