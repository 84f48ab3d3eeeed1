<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Activates the plugin: on one site, on all sites of a network, and on sites that are added to the network later.
 */
final class Activation implements Registrable {

	/** On larger networks each site is prepared when somebody opens its wp-admin. */
	private const MAX_SITES = 100;

	/**
	 * @param string                 $file  Path of the main plugin file.
	 * @param list<\Closure(): void> $steps What a site needs, in order.
	 */
	public function __construct(
		private readonly string $file,
		private readonly array $steps
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		register_activation_hook( $this->file, $this->activate( ... ) );
		// After WordPress has made the site's tables and roles.
		add_action( 'wp_initialize_site', $this->prepare_new_site( ... ), 100 );
		add_filter( 'wpmu_drop_tables', $this->add_tables( ... ), 10, 2 );
		add_action( 'wp_uninitialize_site', $this->forget_accounts( ... ), 5 );
	}

	/**
	 * Deletes what accounts have stored on a site that is deleted from the network.
	 */
	public function forget_accounts( \WP_Site $site ): void {
		switch_to_blog( (int) $site->blog_id );
		Uninstall::forget_account_fields();
		restore_current_blog();
	}

	/**
	 * Adds the tables of Larder to those that WordPress drops with a site of a network.
	 *
	 * @param mixed $tables Names of tables that WordPress drops.
	 * @return mixed The same, and those of Larder.
	 */
	public function add_tables( mixed $tables, mixed $site_id ): mixed {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		if ( ! is_array( $tables ) || ! is_numeric( $site_id ) || (int) $site_id === get_main_site_id() ) {
			return $tables;
		}
		return [
			...$tables,
			...$db->get_col( $db->prepare(
				'SHOW TABLES LIKE %s',
				$db->esc_like( $db->get_blog_prefix( (int) $site_id ) . 'larder_' ) . '%'
			) ),
		];
	}

	/**
	 * Prepares the site, or the sites of the network.
	 *
	 * @param mixed $is_for_network Whether the plugin is activated for the network.
	 */
	public function activate( mixed $is_for_network = false ): void {
		if ( true !== $is_for_network || ! is_multisite() ) {
			$this->prepare();
			return;
		}
		$sites = get_sites(
			[
				'fields' => 'ids',
				'number' => self::MAX_SITES,
			]
		);
		foreach ( is_array( $sites ) ? $sites : [] as $site ) {
			if ( is_int( $site ) ) {
				$this->prepare_site( $site );
			}
		}
	}

	/**
	 * Prepares a new site, where the plugin is active for the whole network.
	 */
	public function prepare_new_site( \WP_Site $site ): void {
		$network = get_network_option( $site->network_id, 'active_sitewide_plugins', [] );
		if ( is_array( $network ) && isset( $network[ plugin_basename( $this->file ) ] ) ) {
			$this->prepare_site( (int) $site->blog_id );
		}
	}

	/**
	 * Prepares a site of the network.
	 */
	private function prepare_site( int $id ): void {
		switch_to_blog( $id );
		$this->prepare();
		restore_current_blog();
	}

	/**
	 * Prepares the site that is looked at.
	 */
	private function prepare(): void {
		foreach ( $this->steps as $step ) {
			$step();
		}
	}
}
