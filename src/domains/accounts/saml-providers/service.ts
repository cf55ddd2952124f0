import type { SamlProvidersService } from '#generated/saml-providers/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { requireSamlProvider } from '#src/records/saml-provider.ts';
import { presentSamlProvider, formatScimUrl } from './presenter.ts';
import { makeScimToken, revokeScimToken } from './scim-token.ts';
import { removeSamlProvider, setSamlProvider } from './set.ts';

export const samlProviders = {
  async getSamlProvider({ group }, { db, url }) {
    const row = await requireSamlProvider(db, group.id);
    return { status: 200, body: presentSamlProvider(row, group, url) };
  },

  async setSamlProvider({ group, body }, context) {
    const author = { actor: requireActor(context), now: context.now };
    const row = await setSamlProvider(context.db, group, body, author);
    return { status: 200, body: presentSamlProvider(row, group, context.url) };
  },

  async deleteSamlProvider({ group }, context) {
    const author = { actor: requireActor(context), now: context.now };
    await removeSamlProvider(context.db, group, author);
    return { status: 204 };
  },

  async createScimToken({ group }, context) {
    const { now, url } = context;
    const token = await makeScimToken(context.db, group, { actor: requireActor(context), now });
    return { status: 201, body: { token, scim_url: formatScimUrl(group, url), created_at: now } };
  },

  async revokeScimToken({ group }, context) {
    const author = { actor: requireActor(context), now: context.now };
    await revokeScimToken(context.db, group, author);
    return { status: 204 };
  },
} satisfies SamlProvidersService<RequestContext>;
