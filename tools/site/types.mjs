/**
 * The shapes that the parts of the runner share.
 *
 * @typedef {'native'|'playground'|'wp-env'} RuntimeName
 * @typedef {'sqlite'|'mysql'} DatabaseName
 * @typedef {import('./system/processes.mjs').ProcessIdentity} ProcessIdentity
 * @typedef {import('./progress.mjs').Progress} Progress
 */

/**
 * The options of `start`.
 *
 * @typedef {object} StartOptions
 * @property {string|null}      name      Null for the name that the other options give.
 * @property {string}           wordpress A version, a folder or a zip file.
 * @property {RuntimeName|null} runtime   Null for the best that this machine has.
 * @property {DatabaseName}     db
 * @property {number|null}      port
 * @property {boolean}          demo
 * @property {boolean}          detach
 * @property {boolean}          json
 * @property {boolean}          fresh     Throw the site's content away first.
 * @property {boolean}          online    Let WordPress call other hosts.
 * @property {boolean}          activate
 * @property {string|null}      url       What visitors see, where a proxy is in front.
 * @property {string|null}      plugin    A folder or zip file in the place of the repository.
 * @property {string[]}         mu        PHP files for the mu-plugins folder.
 * @property {number}           workers
 */

/**
 * What is known of a site, kept in its site.json.
 *
 * @typedef {object} SiteState
 * @property {string}       name
 * @property {string}       wordpress What was requested.
 * @property {string}       version   What it is.
 * @property {RuntimeName}  runtime
 * @property {DatabaseName} db
 * @property {number}       port
 * @property {string}       url
 * @property {string[]}     php       The command that runs a PHP file inside this WordPress, without the file.
 * @property {string}       core      The folder of WordPress.
 * @property {string}       log       Where WordPress writes what goes wrong.
 * @property {boolean}      ready     Whether the plugin has been activated; a failure is tried again at the next start.
 * @property {ProcessIdentity|null} server
 * @property {ProcessIdentity|null} database
 */

export {};
