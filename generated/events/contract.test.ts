// Generated from spec/resources/events.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listOwnEvents",
  "resource": "events",
  "method": "GET",
  "path": "/events",
  "route": "/api/v4/events",
  "source": "spec/resources/events.yaml:5:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
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
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "action",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "action",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "target_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "target_type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "before",
      "value": "2022-02-30",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "before",
      "value": "yesterday",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "before",
      "value": "0000-01-01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "after",
      "value": "2022-02-30",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "after",
      "value": "yesterday",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "after",
      "value": "0000-01-01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "scope",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "scope",
      "value": "no-such-value",
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
  "id": "listProjectEvents",
  "resource": "events",
  "method": "GET",
  "path": "/projects/{id}/events",
  "route": "/api/v4/projects/{id}/events",
  "source": "spec/resources/events.yaml:125:5",
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
      "name": "action",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "action",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "target_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "target_type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "before",
      "value": "2022-02-30",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "before",
      "value": "yesterday",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "before",
      "value": "0000-01-01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "after",
      "value": "2022-02-30",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "after",
      "value": "yesterday",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "after",
      "value": "0000-01-01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
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
  "id": "listUserEvents",
  "resource": "events",
  "method": "GET",
  "path": "/users/{id}/events",
  "route": "/api/v4/users/{id}/events",
  "source": "spec/resources/events.yaml:60:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "developer"
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
      "name": "action",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "action",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "target_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "target_type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "before",
      "value": "2022-02-30",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "before",
      "value": "yesterday",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "before",
      "value": "0000-01-01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "after",
      "value": "2022-02-30",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "after",
      "value": "yesterday",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "after",
      "value": "0000-01-01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
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
]);
