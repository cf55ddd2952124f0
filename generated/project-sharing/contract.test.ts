// Generated from spec/resources/project-sharing.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listProjectGroups",
  "resource": "project-sharing",
  "method": "GET",
  "path": "/projects/{id}/groups",
  "route": "/api/v4/projects/{id}/groups",
  "source": "spec/resources/project-sharing.yaml:46:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "skip_groups",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "skip_groups",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "skip_groups",
      "value": {
        "repeat": "1,",
        "times": 1001
      },
      "within": {
        "repeat": "1,",
        "times": 1000
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "query",
      "name": "with_shared",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_shared",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "shared_visible_only",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "shared_visible_only",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "shared_min_access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "shared_min_access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "shared_min_access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "shared_min_access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "shared_min_access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "shared_min_access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "shared_min_access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "shared_min_access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "shared_min_access_level",
      "value": 1050,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "importProjectMembers",
  "resource": "project-sharing",
  "method": "POST",
  "path": "/projects/{id}/import_project_members/{project_id}",
  "route": "/api/v4/projects/{id}/import_project_members/{project_id}",
  "source": "spec/resources/project-sharing.yaml:169:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "project_id": 9
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    422
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "project_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "project_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "project_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "project_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "project_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "project_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "project_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "project_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "project_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "shareProject",
  "resource": "project-sharing",
  "method": "POST",
  "path": "/projects/{id}/share",
  "route": "/api/v4/projects/{id}/share",
  "source": "spec/resources/project-sharing.yaml:99:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    409
  ],
  "body": {
    "group_id": 7,
    "group_access": 30
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_id",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": 1040,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_access",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-02-30",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "yesterday",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "0000-01-01",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "unshareProject",
  "resource": "project-sharing",
  "method": "DELETE",
  "path": "/projects/{id}/share/{group_id}",
  "route": "/api/v4/projects/{id}/share/{group_id}",
  "source": "spec/resources/project-sharing.yaml:141:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "group_id": 7
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    204
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404,
    412
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listProjectUsers",
  "resource": "project-sharing",
  "method": "GET",
  "path": "/projects/{id}/users",
  "route": "/api/v4/projects/{id}/users",
  "source": "spec/resources/project-sharing.yaml:5:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "skip_users",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "skip_users",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "skip_users",
      "value": {
        "repeat": "1,",
        "times": 1001
      },
      "within": {
        "repeat": "1,",
        "times": 1000
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
