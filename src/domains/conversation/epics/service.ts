import type { EpicsService } from '#generated/epics/service.ts';
import type { RequestContext } from '#src/context.ts';
import { applyEffects, finishActions } from '#src/domains/conversation/quick-actions/apply.ts';
import {
  readDescription,
  runWithEffects,
} from '#src/domains/conversation/quick-actions/description.ts';
import { createEpic } from '#src/domains/planning/epics/create.ts';
import { findEpic } from '#src/domains/planning/epics/finder.ts';
import { readEpicInput } from '#src/domains/planning/epics/given.ts';
import { presentEpic } from '#src/domains/planning/epics/present-epic.ts';
import { type ListedEpicRow, loadEpic, toEpicIssuable } from '#src/domains/planning/epics/table.ts';
import { updateEpic } from '#src/domains/planning/epics/update.ts';

const operations = {
  async createEpic({ group, body }, context) {
    const given = { ...readEpicInput(body, group), title: body.title };
    const subject = { kind: 'epic', group, epic: null } as const;
    const { attributes, actions } = await readDescription(context, subject, given);
    const { id } = await runWithEffects(context, actions, async (inside) => {
      const epic = await createEpic(inside, group, attributes);
      await applyEffects(inside, toEpicIssuable(epic, group), actions);
      return epic;
    });
    await finishActions(context, actions);
    return { status: 201, body: await presentEpic(context, group, await reload(context, id)) };
  },

  async updateEpic({ group, params, body }, context) {
    const epic = await findEpic(context, group, params.epic_iid);
    const subject = { kind: 'epic', group, epic } as const;
    const given = readEpicInput(body, group);
    const { attributes, actions } = await readDescription(context, subject, given);
    await runWithEffects(context, actions, async (inside) => {
      const updated = await updateEpic(inside, group, epic, attributes);
      await applyEffects(inside, toEpicIssuable(updated, group), actions);
    });
    await finishActions(context, actions);
    return { status: 200, body: await presentEpic(context, group, await reload(context, epic.id)) };
  },
} satisfies Pick<EpicsService<RequestContext>, 'createEpic' | 'updateEpic'>;

export const epics = {
  ...operations,
  createEpicByDashPath: (request, context) => operations.createEpic(request, context),
  updateEpicByDashPath: (request, context) => operations.updateEpic(request, context),
} satisfies Partial<EpicsService<RequestContext>>;

/** Reads the epic without a visibility check, since it may be hidden from the caller by now. */
async function reload({ db }: RequestContext, id: number): Promise<ListedEpicRow> {
  const epic = await loadEpic(db, id);
  if (epic === undefined) throw new Error(`epic ${id} does not exist`);
  return epic;
}
