"""An S3-compatible store for tests: OpenStack Swift's proxy with `s3api`, and its account, container and object servers, in one process.

    swift-server.py FOLDER USER PASSWORD BUCKET

USER is `account:name`, and its bucket is there and empty. Prints its port once it takes requests, and ends with SIGTERM. The folder's file system has extended attributes.
"""

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)

import os
import signal
import sys

import eventlet.wsgi
from swift.common import storage_policy, utils, wsgi
from swift.common.ring import RingBuilder
from swift.common.swob import Request

FOLDER, USER, PASSWORD, BUCKET = sys.argv[1:]
SETTINGS = os.path.join(FOLDER, 'settings')
DISKS = os.path.join(FOLDER, 'disks')
KINDS = ('account', 'container', 'object')
FILTERS = {
    'catch_errors': 'use = egg:swift#catch_errors',
    # There is no memcached at that address, and it does without.
    'cache': 'use = egg:swift#memcache\nmemcache_servers = 127.0.0.1:1',
    'listing_formats': 'use = egg:swift#listing_formats',
    's3api': 'use = egg:swift#s3api\nlocation = us-east-1',
    'tempauth': 'use = egg:swift#tempauth\nuser_%s = %s .admin' % (USER.replace(':', '_'), PASSWORD),
    'copy': 'use = egg:swift#copy',
}


def write(name, text):
    with open(os.path.join(SETTINGS, name), 'w') as file:
        file.write(text)


class Silence:
    def write(self, text):
        pass

    def flush(self):
        pass


os.makedirs(SETTINGS)
os.makedirs(os.path.join(DISKS, 'one'))
write('swift.conf', '[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = z\n'
      '[storage-policy:0]\nname = one\ndefault = yes\n')
utils.set_swift_dir(SETTINGS)
utils.SWIFT_CONF_FILE = os.path.join(SETTINGS, 'swift.conf')
utils.validate_hash_conf()
storage_policy.reload_storage_policies()

common = ('[DEFAULT]\nswift_dir = %s\ndevices = %s\nmount_check = false\ndisable_fallocate = true\n'
          'log_level = ERROR\n' % (SETTINGS, DISKS))
sockets = {}
for kind in KINDS:
    sockets[kind] = eventlet.listen(('127.0.0.1', 0))
    port = sockets[kind].getsockname()[1]
    ring = RingBuilder(part_power=2, replicas=1, min_part_hours=1)
    ring.add_dev({'id': 0, 'region': 1, 'zone': 1, 'device': 'one', 'weight': 1, 'ip': '127.0.0.1', 'port': port,
                  'replication_ip': '127.0.0.1', 'replication_port': port})
    ring.rebalance()
    ring.get_ring().save(os.path.join(SETTINGS, kind + '.ring.gz'))
    write(kind + '.conf', common + '[pipeline:main]\npipeline = app\n[app:app]\nuse = egg:swift#%s\n' % kind)

sockets['proxy'] = eventlet.listen(('127.0.0.1', 0))
write('proxy.conf', common + '[pipeline:main]\npipeline = %s proxy-server\n' % ' '.join(FILTERS)
      + '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n'
      + ''.join('[filter:%s]\n%s\n' % named for named in FILTERS.items()))

servers = []
for kind, socket in sockets.items():
    app = wsgi.loadapp(os.path.join(SETTINGS, kind + '.conf'))
    servers.append(eventlet.spawn(eventlet.wsgi.server, socket, app, log=Silence(), log_output=False,
                                  protocol=wsgi.SwiftHttpProtocol, capitalize_response_headers=False))

# Beside the filters, which would want a token, and a memcached to keep it in.
write('plain.conf', common + '[pipeline:main]\npipeline = proxy-server\n'
      '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n')
plain = wsgi.loadapp(os.path.join(SETTINGS, 'plain.conf'))
bucket = '/v1/AUTH_%s/%s' % (USER.split(':')[0], BUCKET)
made = Request.blank(bucket, environ={'REQUEST_METHOD': 'PUT'}).get_response(plain)
if made.status_int != 201:
    sys.exit('No bucket: %s' % made.status)

signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
print(sockets['proxy'].getsockname()[1], flush=True)
for server in servers:
    server.wait()
