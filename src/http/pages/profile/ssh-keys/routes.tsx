import type { Router } from 'express';
import { addSshKey } from '#src/domains/accounts/ssh-keys/add.ts';
import { listSshKeys } from '#src/domains/accounts/ssh-keys/finder.ts';
import { removeSshKey } from '#src/domains/accounts/ssh-keys/remove.ts';
import { readPageQuery } from '../../page-query.ts';
import { type PageHandlers, type PageParts, toDoing } from '../../handlers.tsx';
import { readExpiryField } from '../expiry.tsx';
import { createOwnThingsRouter } from '../own-things.tsx';
import { sshKeyLabels, sshKeysPath, SshKeys, usages } from './view.tsx';

const notices = { added: 'The key was added.', removed: 'The key was removed.' };

/** The SSH keys of the visitor. */
export function createSshKeysRouter(handlers: PageHandlers, { environment }: PageParts): Router {
  const { db, config } = environment;
  return createOwnThingsRouter(handlers, {
    path: sshKeysPath,
    title: 'SSH keys',
    labels: sshKeyLabels,
    notices,

    async add(visit, form) {
      const day = readExpiryField(form);
      const usage_type = usages.find(([usage]) => usage === form.text('usage_type'))?.[0];
      const input = {
        title: form.text('title'),
        key: form.text('key'),
        expires_at: day === null ? null : `${day}T00:00:00.000Z`,
        usage_type: usage_type ?? 'auth_and_signing',
      };
      const options = { ...toDoing(visit), plan: config.plan };
      await addSshKey(db, visit.actor.user.id, input, options);
      return null;
    },

    actions: {
      async remove(visit, id) {
        await removeSshKey(db, visit.actor.user, id, toDoing(visit));
        return 'removed';
      },
    },

    async content({ frame, actor, now }, req, outcome) {
      const listed = await listSshKeys(db, actor.user.id, readPageQuery(req));
      return <SshKeys {...outcome} {...listed} frame={frame} now={now} />;
    },
  });
}
