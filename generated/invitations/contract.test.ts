// Generated from spec/resources/invitations.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listGroupInvitations",
  "resource": "invitations",
  "method": "GET",
  "path": "/groups/{id}/invitations",
  "route": "/api/v4/groups/{id}/invitations",
  "source": "spec/resources/invitations.yaml:5:5",
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
      "name": "query",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "query",
      "value": {
        "repeat": "x",
        "times": 321
      },
      "within": {
        "repeat": "x",
        "times": 320
      },
      "text": "is expected to have length less than or equal to 320"
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
  "id": "inviteToGroup",
  "resource": "invitations",
  "method": "POST",
  "path": "/groups/{id}/invitations",
  "route": "/api/v4/groups/{id}/invitations",
  "source": "spec/resources/invitations.yaml:37:5",
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
  "relations": {
    "exclusive": [],
    "atLeastOne": [
      [
        "email",
        "user_id"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
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
  "body": {
    "email": "guest@example.com,visitor@example.com",
    "access_level": 20
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
      "name": "email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "email",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "email",
      "value": {
        "repeat": "x",
        "times": 32769
      },
      "within": {
        "repeat": "x",
        "times": 32768
      },
      "text": "is expected to have length less than or equal to 32768"
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
    }
  ],
  "related": {
    "email": {
      "place": "body",
      "value": "x"
    },
    "user_id": {
      "place": "body",
      "value": 1
    }
  }
},
{
  "id": "updateGroupInvitation",
  "resource": "invitations",
  "method": "PUT",
  "path": "/groups/{id}/invitations/{email}",
  "route": "/api/v4/groups/{id}/invitations/{email}",
  "source": "spec/resources/invitations.yaml:76:5",
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
  "relations": {
    "exclusive": [],
    "atLeastOne": [
      [
        "access_level",
        "expires_at"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": "demo",
    "email": "guest@example.com"
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
      "name": "email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email",
      "value": {
        "repeat": "x",
        "times": 321
      },
      "within": {
        "repeat": "x",
        "times": 320
      },
      "text": "is expected to have length less than or equal to 320"
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
  "related": {
    "access_level": {
      "place": "body",
      "value": 0
    },
    "expires_at": {
      "place": "body",
      "value": "2024-02-29"
    }
  }
},
{
  "id": "deleteGroupInvitation",
  "resource": "invitations",
  "method": "DELETE",
  "path": "/groups/{id}/invitations/{email}",
  "route": "/api/v4/groups/{id}/invitations/{email}",
  "source": "spec/resources/invitations.yaml:121:5",
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
    "email": "guest@example.com"
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
    412,
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
      "name": "email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email",
      "value": {
        "repeat": "x",
        "times": 321
      },
      "within": {
        "repeat": "x",
        "times": 320
      },
      "text": "is expected to have length less than or equal to 320"
    }
  ],
  "related": {}
},
{
  "id": "listProjectInvitations",
  "resource": "invitations",
  "method": "GET",
  "path": "/projects/{id}/invitations",
  "route": "/api/v4/projects/{id}/invitations",
  "source": "spec/resources/invitations.yaml:150:5",
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
      "name": "query",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "query",
      "value": {
        "repeat": "x",
        "times": 321
      },
      "within": {
        "repeat": "x",
        "times": 320
      },
      "text": "is expected to have length less than or equal to 320"
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
  "id": "inviteToProject",
  "resource": "invitations",
  "method": "POST",
  "path": "/projects/{id}/invitations",
  "route": "/api/v4/projects/{id}/invitations",
  "source": "spec/resources/invitations.yaml:182:5",
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
  "relations": {
    "exclusive": [],
    "atLeastOne": [
      [
        "email",
        "user_id"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
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
    405
  ],
  "body": {
    "email": "guest@example.com,visitor@example.com",
    "access_level": 20
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
      "name": "email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "email",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "email",
      "value": {
        "repeat": "x",
        "times": 32769
      },
      "within": {
        "repeat": "x",
        "times": 32768
      },
      "text": "is expected to have length less than or equal to 32768"
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
    }
  ],
  "related": {
    "email": {
      "place": "body",
      "value": "x"
    },
    "user_id": {
      "place": "body",
      "value": 1
    }
  }
},
{
  "id": "updateProjectInvitation",
  "resource": "invitations",
  "method": "PUT",
  "path": "/projects/{id}/invitations/{email}",
  "route": "/api/v4/projects/{id}/invitations/{email}",
  "source": "spec/resources/invitations.yaml:227:5",
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
  "relations": {
    "exclusive": [],
    "atLeastOne": [
      [
        "access_level",
        "expires_at"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": "demo/kiln",
    "email": "guest@example.com"
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
      "name": "email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email",
      "value": {
        "repeat": "x",
        "times": 321
      },
      "within": {
        "repeat": "x",
        "times": 320
      },
      "text": "is expected to have length less than or equal to 320"
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
  "related": {
    "access_level": {
      "place": "body",
      "value": 0
    },
    "expires_at": {
      "place": "body",
      "value": "2024-02-29"
    }
  }
},
{
  "id": "deleteProjectInvitation",
  "resource": "invitations",
  "method": "DELETE",
  "path": "/projects/{id}/invitations/{email}",
  "route": "/api/v4/projects/{id}/invitations/{email}",
  "source": "spec/resources/invitations.yaml:272:5",
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
    "email": "guest@example.com"
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
    412,
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
      "name": "email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email",
      "value": {
        "repeat": "x",
        "times": 321
      },
      "within": {
        "repeat": "x",
        "times": 320
      },
      "text": "is expected to have length less than or equal to 320"
    }
  ],
  "related": {}
},
]);
