import { toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import { boardList } from '#src/domains/conversation/boards/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const boards = ({ group, project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: boardList,
    places: [{ container: toProjectContainer(project) }, { container: toGroupContainer(group) }],
    filters: { container: [], id: [1] },
    orders: {},
  });
