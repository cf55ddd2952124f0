import type { Database } from '#src/database/database.ts';
import type { Actor } from '#src/records/actor.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import type { Received } from '#src/text/client-address.ts';
import type { ActivityRecorder } from './activity.ts';
import type { Duty, Entrance } from './entrance.ts';
import { rememberByDigest, type RememberedByDigest } from './remembered-by-digest.ts';
import {
  isOver,
  isSessionId,
  computeSessionLifetimeMs,
  loadSession,
  type Session,
} from './sessions.ts';
import { digestToken } from './tokens.ts';

/** Visitor of pages who is signed in. */
export interface SignedIn {
  readonly actor: Actor;
  /** The pending duty of the user; null without one. */
  readonly duty: Duty | null;
}

interface SessionDeps {
  readonly db: Database;
  readonly accessRevision: { current(): Promise<number> | number };
  readonly clock: () => Date;
  readonly entrance: Entrance;
  readonly activity: ActivityRecorder;
}

/** Entrance for signed-in users. */
export class SessionEntry {
  readonly #deps: SessionDeps;
  readonly #sessions: RememberedByDigest<Session>;

  constructor(deps: SessionDeps) {
    const { db, accessRevision, clock } = deps;
    this.#deps = deps;
    this.#sessions = rememberByDigest(accessRevision, (digest) => loadSession(db, digest, clock()));
  }

  /** Null where the session is over, or its owner may do nothing yet. */
  async admit(id: string, http: Received): Promise<Actor | null> {
    const used = await this.#findUsed(id);
    if (used === null) return null;
    const admitted = await this.#deps.entrance.admit(used.session, http, used.now);
    return admitted ? this.#actorOfUse(used) : null;
  }

  /** Owner of a session, also with a duty; null where it is over. */
  async find(id: string, http: Received): Promise<SignedIn | null> {
    const used = await this.#findUsed(id);
    if (used === null) return null;
    const duty = await this.#deps.entrance.dutyOf(used.session, http, used.now);
    return { actor: this.#actorOfUse(used), duty };
  }

  async #findUsed(id: string): Promise<UsedSession | null> {
    if (!isSessionId(id)) return null;
    const digest = digestToken(id);
    const [settings, remembered] = await Promise.all([
      loadCurrentSettings(this.#deps.db),
      this.#sessions.find(digest),
    ]);
    const now = this.#deps.clock().getTime();
    const isSessionOver = (session: Session) =>
      isOver(session, computeSessionLifetimeMs(settings, session), now);
    let session = remembered;
    // Another process may have recorded a use since the last read.
    if (session !== null && isSessionOver(session)) session = await this.#sessions.findAnew(digest);
    return session === null || isSessionOver(session) ? null : { session, settings, now };
  }

  #actorOfUse({ session, settings, now }: UsedSession): Actor {
    this.#deps.activity.recordSession(session, computeSessionLifetimeMs(settings, session), now);
    return toActor(session, settings, now);
  }
}

/** Valid session in its current state. */
interface UsedSession {
  readonly session: Session;
  readonly settings: ApplicationSettingsRow;
  readonly now: number;
}

/** Admin mode requires a second proof of identity before administrators act as such. */
function toActor(
  { user, adminUntil }: Session,
  settings: ApplicationSettingsRow,
  now: number,
): Actor {
  return {
    user,
    token: null,
    admin: user.admin && (!settings.admin_mode || now < adminUntil),
    external: user.external,
    impersonator: null,
  };
}
