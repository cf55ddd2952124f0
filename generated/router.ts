// Generated from spec; do not edit. Run `npm run generate`.
import type { FindRoute, Route } from '../generator/runtime/operation.ts';
import * as groups from './groups/routes.ts';
import * as metadata from './metadata/routes.ts';
import * as personalAccessTokens from './personal-access-tokens/routes.ts';
import * as projects from './projects/routes.ts';
import * as repositoryFiles from './repository-files/routes.ts';
import * as users from './users/routes.ts';

const route1: Route = {
  template: '/api/v4/groups',
  captures: [],
  wildcard: false,
  operations: { GET: groups.listGroups, POST: groups.createGroup },
};

const route2: Route = {
  template: '/api/v4/groups/{id}',
  captures: [3],
  wildcard: false,
  operations: { GET: groups.getGroup },
};

const route3: Route = {
  template: '/api/v4/metadata',
  captures: [],
  wildcard: false,
  operations: { GET: metadata.getMetadata },
};

const route4: Route = {
  template: '/api/v4/personal_access_tokens',
  captures: [],
  wildcard: false,
  operations: { GET: personalAccessTokens.listPersonalAccessTokens },
};

const route5: Route = {
  template: '/api/v4/personal_access_tokens/self',
  captures: [],
  wildcard: false,
  operations: { GET: personalAccessTokens.getOwnPersonalAccessToken, DELETE: personalAccessTokens.revokeOwnPersonalAccessToken },
};

const route6: Route = {
  template: '/api/v4/personal_access_tokens/{id}',
  captures: [3],
  wildcard: false,
  operations: { GET: personalAccessTokens.getPersonalAccessToken, DELETE: personalAccessTokens.revokePersonalAccessToken },
};

const route7: Route = {
  template: '/api/v4/projects',
  captures: [],
  wildcard: false,
  operations: { GET: projects.listProjects, POST: projects.createProject },
};

const route8: Route = {
  template: '/api/v4/projects/{id}',
  captures: [3],
  wildcard: false,
  operations: { GET: projects.getProject, DELETE: projects.deleteProject },
};

const route9: Route = {
  template: '/api/v4/projects/{id}/repository/files/{file_path}',
  captures: [3,6],
  wildcard: false,
  operations: { GET: repositoryFiles.getRepositoryFile },
};

const route10: Route = {
  template: '/api/v4/projects/{id}/repository/files/{file_path}/raw',
  captures: [3,6],
  wildcard: false,
  operations: { GET: repositoryFiles.getRawRepositoryFile },
};

const route11: Route = {
  template: '/api/v4/user',
  captures: [],
  wildcard: false,
  operations: { GET: users.getCurrentUser },
};

const route12: Route = {
  template: '/api/v4/users',
  captures: [],
  wildcard: false,
  operations: { GET: users.listUsers, POST: users.createUser },
};

const route13: Route = {
  template: '/api/v4/users/{id}',
  captures: [3],
  wildcard: false,
  operations: { GET: users.getUser },
};

const route14: Route = {
  template: '/api/v4/users/{user_id}/personal_access_tokens',
  captures: [3],
  wildcard: false,
  operations: { POST: personalAccessTokens.createPersonalAccessToken },
};

const route15: Route = {
  template: '/api/v4/version',
  captures: [],
  wildcard: false,
  operations: { GET: metadata.getVersion },
};

/** Every route, in path order. */
export const routes: readonly Route[] = [route1, route2, route3, route4, route5, route6, route7, route8, route9, route10, route11, route12, route13, route14, route15];

function node1(s: readonly string[]): Route | null {
  if (s.length === 4) return route2;
  return null;
}

function node2(s: readonly string[]): Route | null {
  if (s.length === 3) return route1;
  if (s.length > 3) {
    const found = node1(s);
    if (found !== null) return found;
  }
  return null;
}

function node3(s: readonly string[]): Route | null {
  if (s.length === 3) return route3;
  return null;
}

function node4(s: readonly string[]): Route | null {
  if (s.length === 4) return route5;
  return null;
}

function node5(s: readonly string[]): Route | null {
  if (s.length === 4) return route6;
  return null;
}

function node6(s: readonly string[]): Route | null {
  if (s.length === 3) return route4;
  switch (s[3]) {
    case "self": {
      const found = node4(s);
      if (found !== null) return found;
      break;
    }
  }
  if (s.length > 3) {
    const found = node5(s);
    if (found !== null) return found;
  }
  return null;
}

function node7(s: readonly string[]): Route | null {
  if (s.length === 8) return route10;
  return null;
}

function node8(s: readonly string[]): Route | null {
  if (s.length === 7) return route9;
  switch (s[7]) {
    case "raw": {
      const found = node7(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node9(s: readonly string[]): Route | null {
  if (s.length > 6) {
    const found = node8(s);
    if (found !== null) return found;
  }
  return null;
}

function node10(s: readonly string[]): Route | null {
  switch (s[5]) {
    case "files": {
      const found = node9(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node11(s: readonly string[]): Route | null {
  if (s.length === 4) return route8;
  switch (s[4]) {
    case "repository": {
      const found = node10(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node12(s: readonly string[]): Route | null {
  if (s.length === 3) return route7;
  if (s.length > 3) {
    const found = node11(s);
    if (found !== null) return found;
  }
  return null;
}

function node13(s: readonly string[]): Route | null {
  if (s.length === 3) return route11;
  return null;
}

function node14(s: readonly string[]): Route | null {
  if (s.length === 5) return route14;
  return null;
}

function node15(s: readonly string[]): Route | null {
  if (s.length === 4) return route13;
  switch (s[4]) {
    case "personal_access_tokens": {
      const found = node14(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node16(s: readonly string[]): Route | null {
  if (s.length === 3) return route12;
  if (s.length > 3) {
    const found = node15(s);
    if (found !== null) return found;
  }
  return null;
}

function node17(s: readonly string[]): Route | null {
  if (s.length === 3) return route15;
  return null;
}

function node18(s: readonly string[]): Route | null {
  switch (s[2]) {
    case "groups": {
      const found = node2(s);
      if (found !== null) return found;
      break;
    }
    case "metadata": {
      const found = node3(s);
      if (found !== null) return found;
      break;
    }
    case "personal_access_tokens": {
      const found = node6(s);
      if (found !== null) return found;
      break;
    }
    case "projects": {
      const found = node12(s);
      if (found !== null) return found;
      break;
    }
    case "user": {
      const found = node13(s);
      if (found !== null) return found;
      break;
    }
    case "users": {
      const found = node16(s);
      if (found !== null) return found;
      break;
    }
    case "version": {
      const found = node17(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node19(s: readonly string[]): Route | null {
  switch (s[1]) {
    case "v4": {
      const found = node18(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

function node0(s: readonly string[]): Route | null {
  switch (s[0]) {
    case "api": {
      const found = node19(s);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

/** Static segments before captured ones, one segment each, wildcards last. */
export const findRoute: FindRoute = node0;
