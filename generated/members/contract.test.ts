// Generated from spec/resources/members.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listBillableMembers",
  "resource": "members",
  "method": "GET",
  "path": "/groups/{id}/billable_members",
  "route": "/api/v4/groups/{id}/billable_members",
  "source": "spec/resources/members.yaml:866:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
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
      "name": "include_awaiting_members",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_awaiting_members",
      "value": "2",
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
  "id": "removeBillableMember",
  "resource": "members",
  "method": "DELETE",
  "path": "/groups/{id}/billable_members/{user_id}",
  "route": "/api/v4/groups/{id}/billable_members/{user_id}",
  "source": "spec/resources/members.yaml:967:5",
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
  "tier": "premium",
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
  "id": "listBillableMemberships",
  "resource": "members",
  "method": "GET",
  "path": "/groups/{id}/billable_members/{user_id}/memberships",
  "route": "/api/v4/groups/{id}/billable_members/{user_id}/memberships",
  "source": "spec/resources/members.yaml:925:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "user_id": 42
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
  "id": "listGroupMembers",
  "resource": "members",
  "method": "GET",
  "path": "/groups/{id}/members",
  "route": "/api/v4/groups/{id}/members",
  "source": "spec/resources/members.yaml:6:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
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
      "name": "query",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "query",
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
      "name": "user_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "user_ids",
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
      "name": "user_ids",
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
      "name": "show_seat_info",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "show_seat_info",
      "value": "2",
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
  "id": "addGroupMember",
  "resource": "members",
  "method": "POST",
  "path": "/groups/{id}/members",
  "route": "/api/v4/groups/{id}/members",
  "source": "spec/resources/members.yaml:48:5",
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
    404,
    409
  ],
  "body": {
    "user_id": 42,
    "access_level": 30,
    "expires_at": "2030-12-31T00:00:00Z"
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
      "name": "user_id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_id",
      "text": "is missing"
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
    },
    {
      "place": "body",
      "name": "access_level",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "invite_source",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "invite_source",
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
      "place": "body",
      "name": "tasks_to_be_done",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_to_be_done",
      "value": {
        "repeat": "x",
        "times": 11,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 10,
        "list": true
      },
      "text": "is expected to have length less than or equal to 10"
    },
    {
      "place": "body",
      "name": "tasks_to_be_done",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listAllGroupMembers",
  "resource": "members",
  "method": "GET",
  "path": "/groups/{id}/members/all",
  "route": "/api/v4/groups/{id}/members/all",
  "source": "spec/resources/members.yaml:113:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
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
      "name": "query",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "query",
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
      "name": "user_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "user_ids",
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
      "name": "user_ids",
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
      "name": "show_seat_info",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "show_seat_info",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "state",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "state",
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
  "id": "getInheritedGroupMember",
  "resource": "members",
  "method": "GET",
  "path": "/groups/{id}/members/all/{user_id}",
  "route": "/api/v4/groups/{id}/members/all/{user_id}",
  "source": "spec/resources/members.yaml:283:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
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
    "id": "demo",
    "user_id": 42
  },
  "paginated": false,
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
  "id": "approveAllGroupMembers",
  "resource": "members",
  "method": "POST",
  "path": "/groups/{id}/members/approve_all",
  "route": "/api/v4/groups/{id}/members/approve_all",
  "source": "spec/resources/members.yaml:767:5",
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
  "tier": "premium",
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
    204
  ],
  "statuses": [
    204,
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
  "id": "approveGroupMember",
  "resource": "members",
  "method": "PUT",
  "path": "/groups/{id}/members/{member_id}/approve",
  "route": "/api/v4/groups/{id}/members/{member_id}/approve",
  "source": "spec/resources/members.yaml:743:5",
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
  "tier": "premium",
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "member_id": 168
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
      "place": "path",
      "name": "member_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "member_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "member_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "member_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "member_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "member_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "member_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "member_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "member_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getGroupMember",
  "resource": "members",
  "method": "GET",
  "path": "/groups/{id}/members/{user_id}",
  "route": "/api/v4/groups/{id}/members/{user_id}",
  "source": "spec/resources/members.yaml:158:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
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
    "id": "demo",
    "user_id": 42
  },
  "paginated": false,
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
  "id": "updateGroupMember",
  "resource": "members",
  "method": "PUT",
  "path": "/groups/{id}/members/{user_id}",
  "route": "/api/v4/groups/{id}/members/{user_id}",
  "source": "spec/resources/members.yaml:200:5",
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
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": {
    "access_level": 40
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
    },
    {
      "place": "body",
      "name": "access_level",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "removeGroupMember",
  "resource": "members",
  "method": "DELETE",
  "path": "/groups/{id}/members/{user_id}",
  "route": "/api/v4/groups/{id}/members/{user_id}",
  "source": "spec/resources/members.yaml:250:5",
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
    },
    {
      "place": "query",
      "name": "skip_subresources",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "skip_subresources",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "unassign_issuables",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "unassign_issuables",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "overrideGroupMember",
  "resource": "members",
  "method": "POST",
  "path": "/groups/{id}/members/{user_id}/override",
  "route": "/api/v4/groups/{id}/members/{user_id}/override",
  "source": "spec/resources/members.yaml:654:5",
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
  "tier": "premium",
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
  "id": "resetGroupMemberOverride",
  "resource": "members",
  "method": "DELETE",
  "path": "/groups/{id}/members/{user_id}/override",
  "route": "/api/v4/groups/{id}/members/{user_id}/override",
  "source": "spec/resources/members.yaml:698:5",
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
  "tier": "premium",
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
  "id": "setGroupMemberState",
  "resource": "members",
  "method": "PUT",
  "path": "/groups/{id}/members/{user_id}/state",
  "route": "/api/v4/groups/{id}/members/{user_id}/state",
  "source": "spec/resources/members.yaml:825:5",
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
  "tier": "premium",
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
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    422
  ],
  "body": {
    "state": "awaiting"
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
      "name": "state",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "state",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "state",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "listPendingGroupMembers",
  "resource": "members",
  "method": "GET",
  "path": "/groups/{id}/pending_members",
  "route": "/api/v4/groups/{id}/pending_members",
  "source": "spec/resources/members.yaml:785:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
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
  "id": "listProjectMembers",
  "resource": "members",
  "method": "GET",
  "path": "/projects/{id}/members",
  "route": "/api/v4/projects/{id}/members",
  "source": "spec/resources/members.yaml:327:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
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
      "name": "query",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "query",
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
      "name": "user_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "user_ids",
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
      "name": "user_ids",
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
      "name": "show_seat_info",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "show_seat_info",
      "value": "2",
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
  "id": "addProjectMember",
  "resource": "members",
  "method": "POST",
  "path": "/projects/{id}/members",
  "route": "/api/v4/projects/{id}/members",
  "source": "spec/resources/members.yaml:369:5",
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
    405,
    409
  ],
  "body": {
    "user_id": 42,
    "access_level": 30,
    "expires_at": "2030-12-31T00:00:00Z"
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
      "name": "user_id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_id",
      "text": "is missing"
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
    },
    {
      "place": "body",
      "name": "access_level",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "invite_source",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "invite_source",
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
      "place": "body",
      "name": "tasks_to_be_done",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_to_be_done",
      "value": {
        "repeat": "x",
        "times": 11,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 10,
        "list": true
      },
      "text": "is expected to have length less than or equal to 10"
    },
    {
      "place": "body",
      "name": "tasks_to_be_done",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tasks_project_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listAllProjectMembers",
  "resource": "members",
  "method": "GET",
  "path": "/projects/{id}/members/all",
  "route": "/api/v4/projects/{id}/members/all",
  "source": "spec/resources/members.yaml:440:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
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
      "name": "query",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "query",
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
      "name": "user_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "user_ids",
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
      "name": "user_ids",
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
      "name": "show_seat_info",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "show_seat_info",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "state",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "state",
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
  "id": "getInheritedProjectMember",
  "resource": "members",
  "method": "GET",
  "path": "/projects/{id}/members/all/{user_id}",
  "route": "/api/v4/projects/{id}/members/all/{user_id}",
  "source": "spec/resources/members.yaml:610:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
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
    "id": "demo/kiln",
    "user_id": 42
  },
  "paginated": false,
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
  "id": "getProjectMember",
  "resource": "members",
  "method": "GET",
  "path": "/projects/{id}/members/{user_id}",
  "route": "/api/v4/projects/{id}/members/{user_id}",
  "source": "spec/resources/members.yaml:485:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
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
    "id": "demo/kiln",
    "user_id": 42
  },
  "paginated": false,
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
  "id": "updateProjectMember",
  "resource": "members",
  "method": "PUT",
  "path": "/projects/{id}/members/{user_id}",
  "route": "/api/v4/projects/{id}/members/{user_id}",
  "source": "spec/resources/members.yaml:527:5",
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
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": {
    "access_level": 40
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
    },
    {
      "place": "body",
      "name": "access_level",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "removeProjectMember",
  "resource": "members",
  "method": "DELETE",
  "path": "/projects/{id}/members/{user_id}",
  "route": "/api/v4/projects/{id}/members/{user_id}",
  "source": "spec/resources/members.yaml:577:5",
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
    },
    {
      "place": "query",
      "name": "skip_subresources",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "skip_subresources",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "unassign_issuables",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "unassign_issuables",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
]);
