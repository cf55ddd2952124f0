import type {
  EventLabel,
  IterationEvent,
  LabelEvent,
  MilestoneEvent,
  StateEvent,
  WeightEvent,
} from '#generated/resource-events/types.ts';
import { readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import type { LabelRow } from '#src/domains/planning/labels/table.ts';
import { presentListedMilestone } from '#src/domains/planning/milestones/presenter.ts';
import { type Issuable, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { presentIteration } from '#src/domains/planning/iterations/presenter.ts';
import type {
  ListedResourceEventRow,
  ResourceEventRow,
} from '#src/domains/planning/resource-events/table.ts';
import type { Things } from './things.ts';

interface EventView {
  readonly target: Pick<Issuable, 'kind' | 'id'>;
  readonly things: Things;
  readonly url: Urls;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

export type PresentEvent<Body> = (row: ListedResourceEventRow, view: EventView) => Body;

export const presentStateEvent: PresentEvent<StateEvent> = (row, view) => {
  const { state } = row;
  if (state === null) throw new Error(`the change ${row.id} of a state has none`);
  return { ...presentCommon(row, view), ...presentTarget(view), state };
};

export const presentLabelEvent: PresentEvent<LabelEvent> = (row, view) => {
  const label = lookUp(view.things.labels, row.label_id);
  return {
    ...presentCommon(row, view),
    ...presentTarget(view),
    label: label === null ? null : presentLabel(label),
    action: getAction(row),
  };
};

export const presentMilestoneEvent: PresentEvent<MilestoneEvent> = (row, view) => {
  const milestone = lookUp(view.things.milestones, row.milestone_id);
  return {
    ...presentCommon(row, view),
    ...presentTarget(view),
    milestone: milestone === null ? null : presentListedMilestone(milestone, view),
    action: getAction(row),
  };
};

export const presentIterationEvent: PresentEvent<IterationEvent> = (row, view) => {
  const iteration = lookUp(view.things.iterations, row.iteration_id);
  return {
    ...presentCommon(row, view),
    ...presentTarget(view),
    iteration: iteration === null ? null : presentIteration(iteration, iteration.group_path, view),
    action: getAction(row),
  };
};

export const presentWeightEvent: PresentEvent<WeightEvent> = (row, view) => ({
  ...presentCommon(row, view),
  issue_id: view.target.id,
  weight: row.weight,
});

const presentCommon = (row: ListedResourceEventRow, { url }: EventView) => ({
  id: row.id,
  user: row.author_id === null ? null : presentUserBasic(readAuthor(row), url),
  created_at: row.created_at,
});

const presentTarget = ({ target }: EventView) => ({
  resource_type: issuableKinds[target.kind].className,
  resource_id: target.id,
});

function lookUp<Row>(rows: ReadonlyMap<number, Row>, id: number | null): Row | null {
  return (id === null ? undefined : rows.get(id)) ?? null;
}

function getAction({ id, action }: ResourceEventRow): 'add' | 'remove' {
  if (action === null) throw new Error(`the change ${id} is neither an addition nor a removal`);
  return action;
}

function presentLabel({ id, title, color, description }: LabelRow): EventLabel {
  return { id, name: title, color, description };
}
