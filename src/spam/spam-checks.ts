import type { Database } from '#src/database/database.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import { toOutboundRules } from '#src/settings/outbound-rules.ts';
import { Turns } from '#src/turns/turns.ts';
import { formatAkismetUrl, type SpamQuestion, isSpamToAkismet } from './akismet.ts';

interface SpamChecksOptions {
  readonly akismet?: (key: string) => URL;
  /** Receives the reason of a failed check, without keys. */
  readonly onFailure: (reason: string) => void;
}

/** Submits texts of users to the configured services. */
export class SpamChecks {
  readonly #akismet: (key: string) => URL;
  readonly #onFailure: (reason: string) => void;
  /** Users who have many texts checked at once wait for themselves; no text passes for that. */
  readonly #turns = new Turns({ atOnce: 32 });

  constructor({ akismet = formatAkismetUrl, onFailure }: SpamChecksOptions) {
    this.#akismet = akismet;
    this.#onFailure = onFailure;
  }

  /**
   * Tells whether a service classifies the text as spam. A failed check lets it pass, so that an outage of the service
   * blocks no user. Call it outside of transactions, which would last as long as the service takes.
   */
  async isSpam(db: Database, checked: SpamQuestion & { readonly by: number }): Promise<boolean> {
    const settings = await loadRecentSettings(db);
    const { akismet_enabled: enabled, akismet_api_key: key } = settings;
    if (!enabled || key === null || key === '') return false;
    return this.#turns.run(String(checked.by), async () => {
      try {
        return await isSpamToAkismet(this.#akismet(key), checked, toOutboundRules(settings));
      } catch (error) {
        this.#onFailure(describeReason(error));
        return false;
      }
    });
  }
}

/** The kind of error: its text may name the host, which has the key in it. */
function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
