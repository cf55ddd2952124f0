import type { SamlProvidersService } from '../../../generated/saml-providers/service.ts';
import { digestToken, generateToken } from '../../auth/tokens.ts';
import { type RequestContext, signedIn } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { authorize } from '../../policy/authorize.ts';
import { requireSamlProvider } from '../../records/saml-provider.ts';
import { announceGroupChange } from '../groups/announce.ts';
import { lockNamespace } from '../namespaces/table.ts';
import { samlProviderPolicy } from './policy.ts';
import { presentSamlProvider, scimUrl } from './presenter.ts';
import { setSamlProvider } from './set.ts';
import { deleteSamlProviders, updateSamlProvider } from './table.ts';

export const samlProviders = {
  async getSamlProvider({ group }, { db, url }) {
    const row = await requireSamlProvider(db, group.id);
    return { status: 200, body: presentSamlProvider(row, group, url) };
  },

  async setSamlProvider({ group, body }, context) {
    const author = { actor: signedIn(context), now: context.now };
    const row = await setSamlProvider(context.db, group, body, author);
    return { status: 200, body: presentSamlProvider(row, group, context.url) };
  },

  async deleteSamlProvider({ group }, context) {
    const author = { actor: signedIn(context), now: context.now };
    await context.db.transaction(async (db) => {
      await lockNamespace(db, group.id);
      if ((await deleteSamlProviders(db, [group.id])) === 0) throw new NotFound('SAML Provider');
      await announceGroupChange(db, group, { remove: 'saml_provider' }, author);
    });
    return { status: 204 };
  },

  async createScimToken({ group }, context) {
    const { now, url } = context;
    const actor = signedIn(context);
    authorize(samlProviderPolicy.makeToken, { actor });
    const token = generateToken('scim-');
    await context.db.transaction(async (db) => {
      const changes = { scim_token_digest: digestToken(token), scim_token_created_at: now };
      const row = await updateSamlProvider(db, group.id, changes, now);
      if (row === undefined) throw new NotFound('SAML Provider');
      await announceGroupChange(db, group, { add: 'scim_token' }, { actor, now });
    });
    return { status: 201, body: { token, scim_url: scimUrl(group, url), created_at: now } };
  },

  async revokeScimToken({ group }, context) {
    const { now } = context;
    const actor = signedIn(context);
    await context.db.transaction(async (db) => {
      await lockNamespace(db, group.id);
      const { scim_token_created_at } = await requireSamlProvider(db, group.id);
      if (scim_token_created_at === null) throw new NotFound('SCIM Token');
      const none = { scim_token_digest: null, scim_token_created_at: null };
      await updateSamlProvider(db, group.id, none, now);
      await announceGroupChange(db, group, { remove: 'scim_token' }, { actor, now });
    });
    return { status: 204 };
  },
} satisfies SamlProvidersService<RequestContext>;
