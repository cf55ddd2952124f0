/**
 * Every kind of change, and whether it breaks clients; dialects add kinds with their words. One rule decides most of
 * them.
 *
 * A request may accept more but not less. A response may say less than before, but nothing new except members that
 * clients do not know.
 */
export type Direction = 'request' | 'response';

/** States for each direction of a kind of change whether it breaks clients. */
export type Verdict = Readonly<Partial<Record<Direction, boolean>>>;

const request = (breaking: boolean): Verdict => ({ request: breaking });
const createResponseRule = (breaking: boolean): Verdict => ({ response: breaking });
/** Breaks requests that use the removed content; clients accept responses with less content. */
const narrower: Verdict = { request: true, response: false };
/** Breaks clients by new content of responses; a request that accepts more breaks no client. */
const wider: Verdict = { request: false, response: true };
const either: Verdict = { request: true, response: true };
const neither: Verdict = { request: false, response: false };

export const kinds = {
  'operation-added': request(false),
  'operation-removed': request(true),
  'operation-renamed': request(false),
  'operation-deprecated': request(false),
  'operation-undeprecated': request(false),
  'address-changed': request(true),
  'security-removed': request(true),
  'security-added': request(false),
  'security-scope-added': request(true),
  'security-scope-removed': request(false),

  'webhook-added': request(false),
  'webhook-removed': request(true),
  'callback-added': request(false),
  'callback-removed': request(true),

  'parameter-removed': request(true),
  'optional-parameter-added': request(false),
  'required-parameter-added': request(true),
  'parameter-became-required': request(true),
  'parameter-became-optional': request(false),
  'parameter-encoding-changed': request(true),
  'parameter-deprecated': request(false),
  'path-parameter-renamed': request(false),
  'wildcard-removed': request(true),
  'wildcard-added': request(false),
  'relation-added': request(true),
  'relation-removed': request(false),

  'body-added': request(false),
  'required-body-added': request(true),
  'body-removed': request(true),
  'body-became-required': request(true),
  'body-became-optional': request(false),
  'media-type-removed': either,
  'media-type-added': neither,

  'success-status-removed': createResponseRule(true),
  'success-status-added': createResponseRule(false),
  'error-status-removed': createResponseRule(false),
  'error-status-added': createResponseRule(false),
  'content-removed': createResponseRule(true),
  'content-added': createResponseRule(false),
  'header-removed': createResponseRule(true),
  'header-added': createResponseRule(false),
  'header-became-optional': createResponseRule(true),
  'header-became-required': createResponseRule(false),

  'type-removed': narrower,
  'type-added': wider,
  'null-removed': narrower,
  'null-added': wider,
  'format-added': narrower,
  'format-removed': wider,
  'format-changed': either,
  'value-removed': narrower,
  'value-added': wider,
  'values-restricted': narrower,
  'values-unrestricted': wider,
  'pattern-added': narrower,
  'pattern-removed': wider,
  'pattern-changed': either,
  'bound-tightened': narrower,
  'bound-loosened': wider,
  'unique-items-added': narrower,
  'unique-items-removed': wider,
  'default-changed': { request: true, response: false },
  'default-added': neither,
  'default-removed': { request: true, response: false },
  'comma-list-removed': request(true),
  'comma-list-added': request(false),
  'null-refused': request(true),
  'null-taken': request(false),

  'property-removed': either,
  'property-added': neither,
  'required-property-added': { request: true, response: false },
  'property-became-required': narrower,
  'property-became-optional': wider,
  'property-deprecated': neither,
  'other-properties-closed': narrower,
  'other-properties-opened': neither,
  'became-read-only': { request: true, response: false },
  'became-write-only': { request: false, response: true },
  'no-longer-read-only': neither,
  'no-longer-write-only': neither,
  'alternative-removed': narrower,
  'alternative-added': wider,
  'condition-added': narrower,
  'condition-removed': wider,
  'discriminator-changed': either,
} as const satisfies Readonly<Record<string, Verdict>>;

export type Kind = keyof typeof kinds;
