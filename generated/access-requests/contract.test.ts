// Generated from spec/resources/access-requests.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listGroupAccessRequests",
  "resource": "access-requests",
  "method": "GET",
  "path": "/groups/{id}/access_requests",
  "route": "/api/v4/groups/{id}/access_requests",
  "source": "spec/resources/access-requests.yaml:5:5",
  "access": {
    "kind": "group",
    "level": "owner",
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
    "id": "demo"
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
  "id": "requestGroupAccess",
  "resource": "access-requests",
  "method": "POST",
  "path": "/groups/{id}/access_requests",
  "route": "/api/v4/groups/{id}/access_requests",
  "source": "spec/resources/access-requests.yaml:32:5",
  "access": {
    "kind": "group",
    "level": "visible",
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
    "id": "demo"
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
    }
  ],
  "related": {}
},
{
  "id": "denyGroupAccessRequest",
  "resource": "access-requests",
  "method": "DELETE",
  "path": "/groups/{id}/access_requests/{user_id}",
  "route": "/api/v4/groups/{id}/access_requests/{user_id}",
  "source": "spec/resources/access-requests.yaml:114:5",
  "access": {
    "kind": "group",
    "level": "visible",
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
    "id": "demo",
    "user_id": 42
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
      "name": "user_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "approveGroupAccessRequest",
  "resource": "access-requests",
  "method": "PUT",
  "path": "/groups/{id}/access_requests/{user_id}/approve",
  "route": "/api/v4/groups/{id}/access_requests/{user_id}/approve",
  "source": "spec/resources/access-requests.yaml:71:5",
  "access": {
    "kind": "group",
    "level": "owner",
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
    "id": "demo",
    "user_id": 42
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
    404
  ],
  "body": {
    "access_level": 30
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
      "place": "path",
      "name": "user_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listProjectAccessRequests",
  "resource": "access-requests",
  "method": "GET",
  "path": "/projects/{id}/access_requests",
  "route": "/api/v4/projects/{id}/access_requests",
  "source": "spec/resources/access-requests.yaml:137:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
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
  "id": "requestProjectAccess",
  "resource": "access-requests",
  "method": "POST",
  "path": "/projects/{id}/access_requests",
  "route": "/api/v4/projects/{id}/access_requests",
  "source": "spec/resources/access-requests.yaml:164:5",
  "access": {
    "kind": "project",
    "level": "visible",
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
    }
  ],
  "related": {}
},
{
  "id": "denyProjectAccessRequest",
  "resource": "access-requests",
  "method": "DELETE",
  "path": "/projects/{id}/access_requests/{user_id}",
  "route": "/api/v4/projects/{id}/access_requests/{user_id}",
  "source": "spec/resources/access-requests.yaml:252:5",
  "access": {
    "kind": "project",
    "level": "visible",
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
    "user_id": 42
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
      "name": "user_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "approveProjectAccessRequest",
  "resource": "access-requests",
  "method": "PUT",
  "path": "/projects/{id}/access_requests/{user_id}/approve",
  "route": "/api/v4/projects/{id}/access_requests/{user_id}/approve",
  "source": "spec/resources/access-requests.yaml:203:5",
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
    "user_id": 42
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
    405
  ],
  "body": {
    "access_level": 30
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
      "place": "path",
      "name": "user_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
