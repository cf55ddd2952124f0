import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import { Confirmed, PostButton } from '#src/pages/fields.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery } from '../../page-query.ts';
import {
  EitherPage,
  type EitherVisit,
  findPlaceId,
  isProjectVisit,
  mayChangePlans,
} from '../either-place.tsx';
import { IssueRows } from '../issues/list.tsx';
import { IssueViews } from '../issues/views.tsx';
import { Markup, renderMarkup } from '../markup.tsx';
import type { PlacePages } from '../place-pages.ts';
import { addMilestoneForms } from './milestone-forms.tsx';
import { findMilestoneAt, findMilestoneOperations, type MilestoneFacts } from './milestone.ts';

/** Milestones of projects and groups; one is found by its `iid`. */
export function addMilestonePages(pages: PlacePages): void {
  pages.project('/milestones', showMilestones);
  pages.group('/milestones', showMilestones);
  addMilestoneForms(pages);
  pages.project('/milestones/:iid', showMilestone);
  pages.group('/milestones/:iid', showMilestone);
}

async function showMilestones(visit: EitherVisit, req: Request): Promise<Reply> {
  const { frame, root } = visit;
  const { rows, page } = await visit.api.list(findMilestoneOperations(visit).list, {
    params: { id: findPlaceId(visit) },
    query: readPageQuery(req),
  });
  const path = `${root}/-/milestones`;
  return {
    revalidate: true,
    page: (
      <EitherPage
        visit={visit}
        title="Milestones"
        tabs={['issues', 'milestones']}
        heading={
          <div class="title-row">
            <h1>Milestones</h1>
            {mayChangePlans(visit) ? (
              <a class="button" href={`${frame.base}${path}/new`}>
                New milestone
              </a>
            ) : null}
          </div>
        }
      >
        {isProjectVisit(visit) ? <IssueViews visit={visit} current="milestones" /> : null}
        <Items none="No milestones.">
          {rows.map((each) => (
            <Item
              title={
                <a href={`${frame.base}${path}/${each.iid}`}>
                  <Glyph name="milestone" /> {each.title}
                </a>
              }
              mark={each.state === 'active' ? null : each.state}
            >
              <MilestoneDates milestone={each} />
            </Item>
          ))}
        </Items>
        <Pager frame={frame} path={path} page={page} />
      </EitherPage>
    ),
  };
}

async function showMilestone(visit: EitherVisit, req: Request): Promise<Reply> {
  const { api, frame, now, root } = visit;
  const { params, milestone } = await findMilestoneAt(visit, req);
  const { rows: issues, page } = await api.list(findMilestoneOperations(visit).issues, {
    params,
    query: readPageQuery(req),
  });
  const rendered = await renderMarkup(api, milestone.description);
  const path = `${root}/-/milestones`;
  return {
    pictures: true,
    revalidate: true,
    page: (
      <EitherPage
        visit={visit}
        title={milestone.title}
        tabs={['issues', 'milestones']}
        crumbs={[{ text: 'Milestones', path }]}
        heading={
          <div class="title-row">
            <h1>
              {milestone.title}{' '}
              {milestone.state === 'closed' ? <span class="mark">Closed</span> : null}
            </h1>
            <MilestoneButtons visit={visit} milestone={milestone} />
          </div>
        }
      >
        <MilestoneDates milestone={milestone} />
        {rendered.text === '' ? null : <Markup rendered={rendered} />}
        <h2>Issues</h2>
        <IssueRows
          frame={frame}
          path={`${root}/-/issues`}
          issues={issues}
          now={now}
          withProject={!isProjectVisit(visit)}
        />
        <Pager frame={frame} path={`${path}/${milestone.iid}`} page={page} />
      </EitherPage>
    ),
  };
}

const MilestoneButtons: FC<{
  readonly visit: EitherVisit;
  readonly milestone: MilestoneFacts;
}> = ({ visit, milestone: { iid, state } }) => {
  const { frame, root } = visit;
  const path = `${root}/-/milestones/${iid}`;
  const isActive = state === 'active';
  if (!mayChangePlans(visit)) return null;
  return (
    <div class="buttons">
      <a class="button quiet" href={`${frame.base}${path}/edit`}>
        Edit
      </a>
      <PostButton
        frame={frame}
        action={`${path}/state`}
        kind="quiet"
        fields={{ state_event: isActive ? 'close' : 'activate' }}
      >
        {isActive ? 'Close milestone' : 'Reopen milestone'}
      </PostButton>
      <Confirmed
        frame={frame}
        action={`${path}/delete`}
        summary="Delete"
        label="Delete the milestone"
        button="Delete milestone"
      >
        <p>Its issues and merge requests stay, without a milestone.</p>
      </Confirmed>
    </div>
  );
};

const MilestoneDates: FC<{
  readonly milestone: Pick<MilestoneFacts, 'start_date' | 'due_date'>;
}> = ({ milestone: { start_date: start, due_date: due } }) => (
  <div class="quiet">
    {start ? `from ${start} ` : ''}
    {due ? `due ${due}` : ''}
  </div>
);
