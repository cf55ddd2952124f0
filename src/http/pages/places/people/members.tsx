import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import type { PageResult } from '#runtime/page.ts';
import { Confirmed, PostButton } from '#src/pages/fields.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import { Moment } from '#src/pages/texts.tsx';
import { type AccessLevel, formatAccessLevel } from '#src/policy/access-level.ts';
import type { Reply } from '../../handlers.tsx';
import { readNotice, readPageQuery } from '../../page-query.ts';
import { EitherPage, type EitherVisit, isProjectVisit } from '../either-place.tsx';
import type { BodyOf } from '../operations.ts';
import { AddMembers, ChangeMember, type RefusedMember, RoleField } from './member-fields.tsx';
import { type MembersPlace, toMembersPlace } from './place.ts';

type Member = BodyOf<'listAllProjectMembers'>[number];
type AccessRequest = BodyOf<'listProjectAccessRequests'>[number];

const notices = {
  added: 'The members were added.',
  changed: 'The member was changed.',
  removed: 'The member was removed.',
  requested: 'Your request for access was sent.',
  withdrawn: 'Your request for access was withdrawn.',
  approved: 'The request was approved.',
  denied: 'The request was denied.',
};

/** Members of a project or group, those of the groups above included, with forms for those who manage them. */
export async function showMembers(
  visit: EitherVisit,
  req: Request,
  sent: RefusedMember | null = null,
): Promise<Reply> {
  const place = toMembersPlace(visit);
  const loaded = await loadMembers(place, req);
  return {
    status: sent === null ? 200 : 422,
    revalidate: sent === null,
    page: (
      <EitherPage
        visit={visit}
        title="Members"
        tabs={['members', 'members']}
        notice={readNotice(req, notices)}
        alert={sent?.refused.alert ?? null}
        heading={<MembersHeading place={place} isMember={loaded.own} />}
      >
        <MembersContent place={place} sent={sent} {...loaded} />
      </EitherPage>
    ),
  };
}

interface LoadedMembers {
  readonly members: readonly Member[];
  readonly page: PageResult;
  /** Ids of those who were added here, and not to a group above. */
  readonly direct: ReadonlySet<number>;
  readonly requests: readonly AccessRequest[];
  /** True where the visitor is a member who may leave. */
  readonly own: boolean;
}

async function loadMembers(place: MembersPlace, req: Request): Promise<LoadedMembers> {
  const { operations, id, mayManage } = place;
  const { api, actor } = place.visit;
  const params = { id };
  const { rows, page } = await api.list(operations.all, { params, query: readPageQuery(req) });
  const user_ids = rows.map((member) => member.id);
  const direct =
    mayManage && user_ids.length > 0
      ? await api.call(operations.direct, { params, query: { user_ids, per_page: 100 } })
      : [];
  const requests = mayManage
    ? await api.call(operations.requests, { params, query: { per_page: 100 } })
    : [];
  const own =
    actor === null
      ? null
      : await api.optional(operations.one, { params: { id, user_id: actor.user.id } });
  return {
    members: rows,
    page,
    direct: new Set(direct.map((member) => member.id)),
    requests,
    own: own !== null,
  };
}

const MembersHeading: FC<{ readonly place: MembersPlace; readonly isMember: boolean }> = ({
  place: { visit, path, mayAsk },
  isMember,
}) => (
  <div class="title-row">
    <h1>Members</h1>
    {isMember ? (
      <Confirmed
        frame={visit.frame}
        action={`${path}/leave`}
        summary="Leave"
        label={isProjectVisit(visit) ? 'Leave the project' : 'Leave the group'}
        button="Leave"
      >
        <p>You lose what only members may do and see.</p>
      </Confirmed>
    ) : null}
    {mayAsk ? (
      <div class="buttons">
        <PostButton frame={visit.frame} action={`${path}/request_access`}>
          Request access
        </PostButton>
        <PostButton frame={visit.frame} action={`${path}/withdraw`} kind="quiet">
          Withdraw request
        </PostButton>
      </div>
    ) : null}
  </div>
);

interface ContentProps extends LoadedMembers {
  readonly place: MembersPlace;
  readonly sent: RefusedMember | null;
}

const MembersContent: FC<ContentProps> = ({ place, sent, ...loaded }) => (
  <>
    {place.mayManage ? <AddMembers place={place} sent={sent?.user === null ? sent : null} /> : null}
    <AccessRequests place={place} requests={loaded.requests} />
    <Items none="No members.">
      {loaded.members.map((member) => (
        <MemberItem
          place={place}
          member={member}
          changeable={loaded.direct.has(member.id)}
          sent={sent?.user === member.id ? sent : null}
        />
      ))}
    </Items>
    <Pager frame={place.visit.frame} path={place.path} page={loaded.page} />
  </>
);

const MemberItem: FC<{
  readonly place: MembersPlace;
  readonly member: Member;
  readonly changeable: boolean;
  readonly sent: RefusedMember | null;
}> = ({ place, member, changeable, sent }) => {
  const { frame } = place.visit;
  return (
    <Item
      title={<PersonLink frame={frame} person={member} picture />}
      mark={formatAccessLevel(member.access_level as AccessLevel)}
      actions={
        changeable ? (
          <>
            <ChangeMember place={place} member={member} sent={sent} />
            <Confirmed
              frame={frame}
              action={`${place.path}/${member.id}/remove`}
              summary="Remove"
              label={`Remove ${member.name}`}
              button="Remove member"
            >
              <p>{member.name} loses what only members may do and see.</p>
            </Confirmed>
          </>
        ) : null
      }
    >
      <div class="quiet">
        @{member.username}
        {member.expires_at ? (
          <>
            {' · until '}
            <Moment at={member.expires_at} />
          </>
        ) : null}
        {place.mayManage && !changeable ? ' · from a group above' : null}
      </div>
    </Item>
  );
};

const AccessRequests: FC<{
  readonly place: MembersPlace;
  readonly requests: readonly AccessRequest[];
}> = ({ place, requests }) => {
  const { frame, now } = place.visit;
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">Requests for access</h2>
      <Items none="">
        {requests.map((each) => (
          <Item
            title={<PersonLink frame={frame} person={each} picture />}
            actions={
              <>
                <Confirmed
                  frame={frame}
                  action={`${place.path}/requests/${each.id}/approve`}
                  summary="Approve"
                  label={`Approve ${each.name}`}
                  button="Approve"
                  kind="primary"
                >
                  <RoleField place={place} id={`role-${each.id}`} value="30" />
                </Confirmed>
                <PostButton
                  frame={frame}
                  action={`${place.path}/requests/${each.id}/deny`}
                  kind="quiet"
                  label={`Deny ${each.name}`}
                >
                  Deny
                </PostButton>
              </>
            }
          >
            <div class="quiet">
              @{each.username} asked <Ago at={each.requested_at} now={now} />
            </div>
          </Item>
        ))}
      </Items>
      <h2>All members</h2>
    </section>
  );
};
