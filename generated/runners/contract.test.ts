// Generated from spec/resources/runners.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listGroupRunners",
  "resource": "runners",
  "method": "GET",
  "path": "/groups/{id}/runners",
  "route": "/api/v4/groups/{id}/runners",
  "source": "spec/resources/runners.yaml:652:5",
  "access": {
    "kind": "group",
    "level": "owner",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": true
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
      "place": "query",
      "name": "type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "status",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "status",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "paused",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "paused",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tag_list",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tag_list",
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
      "place": "query",
      "name": "tag_list",
      "value": {
        "repeat": "x,",
        "times": 101
      },
      "within": {
        "repeat": "x,",
        "times": 100
      },
      "text": "is expected to have length less than or equal to 100"
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
  "id": "resetGroupRegistrationToken",
  "resource": "runners",
  "method": "POST",
  "path": "/groups/{id}/runners/reset_registration_token",
  "route": "/api/v4/groups/{id}/runners/reset_registration_token",
  "source": "spec/resources/runners.yaml:687:5",
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
  "id": "listProjectRunners",
  "resource": "runners",
  "method": "GET",
  "path": "/projects/{id}/runners",
  "route": "/api/v4/projects/{id}/runners",
  "source": "spec/resources/runners.yaml:509:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": true
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
      "name": "type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "status",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "status",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "paused",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "paused",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tag_list",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tag_list",
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
      "place": "query",
      "name": "tag_list",
      "value": {
        "repeat": "x,",
        "times": 101
      },
      "within": {
        "repeat": "x,",
        "times": 100
      },
      "text": "is expected to have length less than or equal to 100"
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
  "id": "enableProjectRunner",
  "resource": "runners",
  "method": "POST",
  "path": "/projects/{id}/runners",
  "route": "/api/v4/projects/{id}/runners",
  "source": "spec/resources/runners.yaml:544:5",
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
    404
  ],
  "body": {
    "runner_id": 6
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
      "name": "runner_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "runner_id",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "resetProjectRegistrationToken",
  "resource": "runners",
  "method": "POST",
  "path": "/projects/{id}/runners/reset_registration_token",
  "route": "/api/v4/projects/{id}/runners/reset_registration_token",
  "source": "spec/resources/runners.yaml:632:5",
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
  "id": "disableProjectRunner",
  "resource": "runners",
  "method": "DELETE",
  "path": "/projects/{id}/runners/{runner_id}",
  "route": "/api/v4/projects/{id}/runners/{runner_id}",
  "source": "spec/resources/runners.yaml:598:5",
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
    "runner_id": 6
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
      "name": "runner_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "runner_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "runner_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "runner_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "runner_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "runner_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "runner_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "runner_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "runner_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listRunners",
  "resource": "runners",
  "method": "GET",
  "path": "/runners",
  "route": "/api/v4/runners",
  "source": "spec/resources/runners.yaml:5:5",
  "access": {
    "kind": "user",
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
      "name": "type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "status",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "status",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "paused",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "paused",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tag_list",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tag_list",
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
      "place": "query",
      "name": "tag_list",
      "value": {
        "repeat": "x,",
        "times": 101
      },
      "within": {
        "repeat": "x,",
        "times": 100
      },
      "text": "is expected to have length less than or equal to 100"
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
  "id": "registerRunner",
  "resource": "runners",
  "method": "POST",
  "path": "/runners",
  "route": "/api/v4/runners",
  "source": "spec/resources/runners.yaml:40:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": {
    "exclusive": [
      [
        "active",
        "paused"
      ],
      [
        "maintenance_note",
        "maintainer_note"
      ]
    ],
    "atLeastOne": [],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {},
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
    403
  ],
  "body": {
    "token": "GR1348941Ks3f9LmQpTzXw7RbYcd",
    "description": "shelf-2",
    "tag_list": [
      "linux",
      "pottery"
    ],
    "run_untagged": true
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
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
      "name": "token",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "info",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "info",
      "told": "info[name]",
      "value": {
        "name": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "info",
      "told": "info[name]",
      "value": {
        "name": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "name": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "body",
      "name": "info",
      "told": "info[version]",
      "value": {
        "version": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "info",
      "told": "info[version]",
      "value": {
        "version": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "version": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "body",
      "name": "info",
      "told": "info[revision]",
      "value": {
        "revision": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "info",
      "told": "info[revision]",
      "value": {
        "revision": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "revision": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "body",
      "name": "info",
      "told": "info[platform]",
      "value": {
        "platform": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "info",
      "told": "info[platform]",
      "value": {
        "platform": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "platform": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "body",
      "name": "info",
      "told": "info[architecture]",
      "value": {
        "architecture": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "info",
      "told": "info[architecture]",
      "value": {
        "architecture": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "architecture": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "body",
      "name": "active",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "active",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "paused",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "paused",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "locked",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "locked",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "run_untagged",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "run_untagged",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": {
        "repeat": "x",
        "times": 101,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 100,
        "list": true
      },
      "text": "is expected to have length less than or equal to 100"
    },
    {
      "place": "body",
      "name": "tag_list",
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
      "name": "access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "maintenance_note",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maintenance_note",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "maintainer_note",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maintainer_note",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    }
  ],
  "related": {
    "active": {
      "place": "body",
      "value": true
    },
    "paused": {
      "place": "body",
      "value": true
    },
    "maintenance_note": {
      "place": "body",
      "value": "x"
    },
    "maintainer_note": {
      "place": "body",
      "value": "x"
    }
  }
},
{
  "id": "unregisterRunner",
  "resource": "runners",
  "method": "DELETE",
  "path": "/runners",
  "route": "/api/v4/runners",
  "source": "spec/resources/runners.yaml:81:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
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
    403
  ],
  "body": {
    "token": "6337ff461c94fd3fa32b"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
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
      "name": "token",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "listAllRunners",
  "resource": "runners",
  "method": "GET",
  "path": "/runners/all",
  "route": "/api/v4/runners/all",
  "source": "spec/resources/runners.yaml:106:5",
  "access": {
    "kind": "administrator",
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
      "name": "type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "status",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "status",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "paused",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "paused",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tag_list",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tag_list",
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
      "place": "query",
      "name": "tag_list",
      "value": {
        "repeat": "x,",
        "times": 101
      },
      "within": {
        "repeat": "x,",
        "times": 100
      },
      "text": "is expected to have length less than or equal to 100"
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
  "id": "resetRunnerTokenByToken",
  "resource": "runners",
  "method": "POST",
  "path": "/runners/reset_authentication_token",
  "route": "/api/v4/runners/reset_authentication_token",
  "source": "spec/resources/runners.yaml:169:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
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
    403
  ],
  "body": {
    "token": "6337ff461c94fd3fa32b"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
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
      "name": "token",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "resetRegistrationToken",
  "resource": "runners",
  "method": "POST",
  "path": "/runners/reset_registration_token",
  "route": "/api/v4/runners/reset_registration_token",
  "source": "spec/resources/runners.yaml:198:5",
  "access": {
    "kind": "administrator",
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
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "verifyRunner",
  "resource": "runners",
  "method": "POST",
  "path": "/runners/verify",
  "route": "/api/v4/runners/verify",
  "source": "spec/resources/runners.yaml:140:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
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
    403
  ],
  "body": {
    "token": "6337ff461c94fd3fa32b"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
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
      "name": "token",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "getRunner",
  "resource": "runners",
  "method": "GET",
  "path": "/runners/{id}",
  "route": "/api/v4/runners/{id}",
  "source": "spec/resources/runners.yaml:214:5",
  "access": {
    "kind": "user",
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
    "id": 6
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "updateRunner",
  "resource": "runners",
  "method": "PUT",
  "path": "/runners/{id}",
  "route": "/api/v4/runners/{id}",
  "source": "spec/resources/runners.yaml:273:5",
  "access": {
    "kind": "user",
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
  "relations": {
    "exclusive": [
      [
        "active",
        "paused"
      ]
    ],
    "atLeastOne": [
      [
        "description",
        "active",
        "paused",
        "tag_list",
        "run_untagged",
        "locked",
        "access_level",
        "maximum_timeout"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": 6
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
    "description": "shelf-2",
    "paused": true,
    "tag_list": [
      "linux",
      "pottery"
    ]
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "active",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "active",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "paused",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "paused",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": {
        "repeat": "x",
        "times": 101,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 100,
        "list": true
      },
      "text": "is expected to have length less than or equal to 100"
    },
    {
      "place": "body",
      "name": "tag_list",
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
      "name": "run_untagged",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "run_untagged",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "locked",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "locked",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maximum_timeout",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    }
  ],
  "related": {
    "description": {
      "place": "body",
      "value": "x"
    },
    "active": {
      "place": "body",
      "value": true
    },
    "paused": {
      "place": "body",
      "value": true
    },
    "tag_list": {
      "place": "body",
      "value": [
        "x"
      ]
    },
    "run_untagged": {
      "place": "body",
      "value": true
    },
    "locked": {
      "place": "body",
      "value": true
    },
    "access_level": {
      "place": "body",
      "value": "not_protected"
    },
    "maximum_timeout": {
      "place": "body",
      "value": 1
    }
  }
},
{
  "id": "deleteRunner",
  "resource": "runners",
  "method": "DELETE",
  "path": "/runners/{id}",
  "route": "/api/v4/runners/{id}",
  "source": "spec/resources/runners.yaml:355:5",
  "access": {
    "kind": "user",
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
    "id": 6
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listRunnerJobs",
  "resource": "runners",
  "method": "GET",
  "path": "/runners/{id}/jobs",
  "route": "/api/v4/runners/{id}/jobs",
  "source": "spec/resources/runners.yaml:415:5",
  "access": {
    "kind": "user",
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
    "id": 6
  },
  "paginated": true,
  "keyset": [],
  "orders": [
    "id"
  ],
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "status",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "status",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "no-such-value",
      "text": "does not have a valid value"
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
  "id": "resetRunnerToken",
  "resource": "runners",
  "method": "POST",
  "path": "/runners/{id}/reset_authentication_token",
  "route": "/api/v4/runners/{id}/reset_authentication_token",
  "source": "spec/resources/runners.yaml:383:5",
  "access": {
    "kind": "user",
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
    "id": 6
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
