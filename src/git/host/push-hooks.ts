import { randomBytes, createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GitFailed } from '../errors.ts';

/**
 * Scripts that git runs during a push. They only pass the refs to the git host over descriptor 3, which they inherit
 * from git, and its verdict back. The server decides everything while the pushed objects are still in quarantine.
 */
const scripts: Readonly<Record<string, string>> = {
  'pre-receive': `#!/bin/sh
options() {
  at=0
  while [ "$at" -lt "\${GIT_PUSH_OPTION_COUNT:-0}" ] && [ "$at" -lt 100 ]; do
    eval "text=\\$GIT_PUSH_OPTION_$at"
    # One line each, whatever the client sent.
    printf 'option %s\\n' "$(printf '%.4096s' "$text" | tr '\\n\\r' '  ')"
    at=$((at + 1))
  done
}
{ printf 'proposed %s\\n' "\${GIT_QUARANTINE_PATH-}"; cat; options; printf 'end\\n'; } >&3 || exit 1
while IFS= read -r line <&3; do
  case $line in
    accept) exit 0 ;;
    refuse) exit 1 ;;
    *) printf '%s\\n' "\${line#> }" >&2 ;;
  esac
done
exit 1
`,
  'post-receive': `#!/bin/sh
{ printf 'moved\\n'; cat; printf 'end\\n'; } >&3
`,
};

/** The server's directory of hooks; repositories have none of their own. */
export class PushHooks {
  readonly #folder: string;
  #made: Promise<void> | null = null;

  constructor(root: string) {
    const digest = createHash('sha256').update(JSON.stringify(scripts)).digest('hex');
    this.#folder = join(root, 'hooks', digest.slice(0, 16));
  }

  /**
   * Directory of the hooks, created on first use. Throws `GitFailed` when the scripts cannot be run: git would only
   * skip them, and accept every push.
   */
  async directory(): Promise<string> {
    this.#made ??= this.#make();
    try {
      await this.#made;
      for (const name of Object.keys(scripts)) {
        await access(join(this.#folder, name), constants.X_OK);
      }
    } catch (error) {
      this.#made = null;
      throw new GitFailed('hooks cannot be run', String(error));
    }
    return this.#folder;
  }

  /** Whole or absent, however many hosts make it at once. */
  async #make(): Promise<void> {
    const draft = `${this.#folder}.${randomBytes(6).toString('hex')}`;
    await mkdir(draft, { recursive: true });
    for (const [name, script] of Object.entries(scripts)) {
      await writeFile(join(draft, name), script, { mode: 0o755 });
    }
    await rename(draft, this.#folder).catch(() => rm(draft, { recursive: true, force: true }));
  }
}
