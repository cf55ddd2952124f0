import { AccessLevel } from '#src/policy/access-level.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { tellKilnStory } from './kiln.ts';
import {
  tellDeploymentStory,
  tellGlazeStory,
  tellNotesStory,
  tellWebsiteStory,
} from './other-projects.ts';
import type { Username } from './people.ts';
import type { Story } from './story.ts';

export interface DemoGroup {
  readonly fullPath: string;
  readonly name: string;
  readonly description: string;
  readonly visibility: Visibility;
  readonly owner: Username;
  readonly members: Partial<Readonly<Record<Username, AccessLevel>>>;
}

export interface DemoProject {
  readonly fullPath: string;
  readonly name: string;
  readonly description: string;
  readonly visibility: Visibility;
  readonly creator: Username;
  readonly members?: Partial<Readonly<Record<Username, AccessLevel>>>;
  readonly topics?: readonly string[];
  readonly archived?: boolean;
  /** Days from its first commit to its last. */
  readonly days: number;
  /** Left out: a project whose repository is still empty. */
  readonly story?: () => Story;
}

/** Parents before children. */
export const demoGroups: readonly DemoGroup[] = [
  {
    fullPath: 'demo',
    name: 'Demo',
    description: 'A pottery and its software',
    visibility: 'public',
    owner: 'maintainer',
    members: {
      developer: AccessLevel.Developer,
      writer: AccessLevel.Reporter,
      tester: AccessLevel.Guest,
    },
  },
  {
    fullPath: 'demo/studio',
    name: 'Studio',
    description: 'What everybody who works here uses',
    visibility: 'internal',
    owner: 'maintainer',
    members: { contributor: AccessLevel.Maintainer },
  },
  {
    fullPath: 'demo/studio/machines',
    name: 'Machines',
    description: 'Seen by members only',
    visibility: 'private',
    owner: 'maintainer',
    members: { developer: AccessLevel.Maintainer },
  },
];

export const demoProjects: readonly DemoProject[] = [
  {
    fullPath: 'demo/kiln',
    name: 'Kiln',
    description: 'Plans and checks firing schedules',
    visibility: 'public',
    creator: 'maintainer',
    members: { contributor: AccessLevel.Maintainer, tester: AccessLevel.Developer },
    topics: ['firing', 'ceramics'],
    days: 117,
    story: tellKilnStory,
  },
  {
    fullPath: 'demo/website',
    name: 'Website',
    description: 'The page of the studio',
    visibility: 'public',
    creator: 'developer',
    topics: ['web'],
    days: 30,
    story: tellWebsiteStory,
  },
  {
    fullPath: 'demo/old-catalogue',
    name: 'Old catalogue',
    description: 'No longer kept',
    visibility: 'public',
    creator: 'writer',
    archived: true,
    days: 1,
  },
  {
    fullPath: 'demo/studio/glaze-book',
    name: 'Glaze book',
    description: 'Recipes by weight',
    visibility: 'internal',
    creator: 'writer',
    members: { writer: AccessLevel.Developer },
    topics: ['ceramics'],
    days: 60,
    story: tellGlazeStory,
  },
  {
    fullPath: 'demo/studio/bookings',
    name: 'Bookings',
    description: 'Who uses the wheel when; not begun yet',
    visibility: 'internal',
    creator: 'contributor',
    days: 1,
  },
  {
    fullPath: 'demo/studio/machines/deployment',
    name: 'Deployment',
    description: 'How the server is run',
    visibility: 'private',
    creator: 'maintainer',
    days: 14,
    story: tellDeploymentStory,
  },
  {
    fullPath: 'contributor/notes',
    name: 'Notes',
    description: 'A notebook',
    visibility: 'private',
    creator: 'contributor',
    days: 5,
    story: tellNotesStory,
  },
];
