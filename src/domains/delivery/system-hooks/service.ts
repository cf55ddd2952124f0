import type { SystemHooksService } from '#generated/system-hooks/service.ts';
import type { RequestContext } from '#src/context.ts';
import { findHook, listHooks } from '#src/domains/delivery/webhook-engine/place.ts';
import { presentSystemHook } from '#src/domains/delivery/webhook-engine/presenter.ts';
import { sendExample } from '#src/domains/delivery/webhook-engine/send-now.ts';
import { createHook, deleteHook, updateHook } from '#src/domains/delivery/webhook-engine/write.ts';

const ofInstance = { kind: 'system' } as const;

const sample = {
  event_name: 'project_create',
  name: 'Ruby',
  path: 'ruby',
  project_id: 1,
  owner_name: 'Someone',
  owner_email: 'example@gitlabhq.com',
};

export const systemHooks = {
  async listSystemHooks({ query }, { db, clock }) {
    const { rows, page } = await listHooks(db, ofInstance, query);
    const facts = { db, now: clock() };
    return { status: 200, page, body: rows.map((row) => presentSystemHook(row, facts)) };
  },

  async createSystemHook({ body }, context) {
    const hook = await createHook(context, ofInstance, body);
    return { status: 201, body: presentSystemHook(hook, toFacts(context)) };
  },

  async getSystemHook({ params }, context) {
    const hook = await findHook(context.db, ofInstance, params.hook_id);
    return { status: 200, body: presentSystemHook(hook, toFacts(context)) };
  },

  async testSystemHook({ params }, context) {
    const hook = await findHook(context.db, ofInstance, params.hook_id);
    const header = 'System Hook';
    await sendExample(context, hook, { trigger: 'project_create', header, payload: sample });
    return { status: 201, body: sample };
  },

  async updateSystemHook({ params, body }, context) {
    const hook = await updateHook(context, ofInstance, params.hook_id, body);
    return { status: 200, body: presentSystemHook(hook, toFacts(context)) };
  },

  async deleteSystemHook({ params, headers }, context) {
    await deleteHook(context, ofInstance, params.hook_id, headers['If-Unmodified-Since']);
    return { status: 204 };
  },
} satisfies SystemHooksService<RequestContext>;

const toFacts = ({ db, clock }: RequestContext) => ({ db, now: clock() });
