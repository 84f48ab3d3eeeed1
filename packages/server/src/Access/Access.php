<?php
declare( strict_types=1 );

namespace Larder\Access;

use Larder\Registrable;
use Larder\Settings\Predecessor;
use Larder\Settings\Settings;
use Larder\Settings\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Grants roles the capabilities for recipes and for their settings.
 *
 * A role has the same capabilities for recipes as for posts, unless the settings choose the roles.
 * Capabilities are stored in roles, where plugins that manage roles find them.
 */
final class Access implements Registrable {

	/** Singular and plural from which WordPress builds the capabilities of the post type. */
	public const TYPE = [ 'delicious_recipe', 'delicious_recipes' ];

	/** Changes the settings; the name that WP Delicious has for it. */
	public const SETTINGS = 'edit_delicious_settings';

	/** What tells which grants a site has. */
	private const OPTION  = 'larder_access_version';
	private const VERSION = '3';

	/** The last version whose grants nobody has noted. */
	private const UNNOTED = '2';

	/** The option with the capabilities that Larder has given, by role: others are not its own to take away. */
	private const GRANTED_OPTION = 'larder_access_given';

	/** The capabilities of authors, as for posts. */
	private const EDIT_OWN = [ 'edit_posts', 'publish_posts', 'edit_published_posts', 'delete_posts', 'delete_published_posts' ];

	/** What editing everybody's takes beside that. */
	private const EDIT_OTHERS = [
		'edit_others_posts',
		'edit_private_posts',
		'read_private_posts',
		'delete_others_posts',
		'delete_private_posts',
	];

	/** The capabilities of the first kind that editing everybody's recipes requires: the list of recipes and each recipe check them. */
	private const TO_EDIT = [ 'edit_posts', 'edit_published_posts', 'delete_posts', 'delete_published_posts' ];

	public function __construct( private readonly Settings $settings ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_init', $this->install( ... ) );
		add_action( 'add_option_' . Store::OPTION, fn () => $this->grant(), 10, 0 );
		add_action( 'update_option_' . Store::OPTION, $this->follow( ... ), 10, 2 );
	}

	/**
	 * Grants what the roles of a site do not have yet.
	 */
	public function install(): void {
		$version = get_option( self::OPTION );
		if ( self::VERSION !== $version ) {
			$this->grant( self::UNNOTED === $version ? $this->all_wanted() : self::given() );
			update_option( self::OPTION, self::VERSION );
		}
	}

	/**
	 * Grants again when the settings name other roles.
	 *
	 * @param mixed $before The option before.
	 * @param mixed $now    The option now.
	 */
	public function follow( mixed $before, mixed $now ): void {
		$named = static fn ( mixed $all ): array => is_array( $all )
			? array_intersect_key( $all, array_flip( [ 'recipeAuthors', 'recipeEditors', 'settingsEditors' ] ) )
			: [];
		if ( $named( $before ) !== $named( $now ) ) {
			$this->grant();
		}
	}

	/**
	 * Grants each role what the settings say, and revokes what Larder granted earlier and they no longer say.
	 *
	 * @param array<string, list<string>>|null $given What Larder has given so far, by role; null for what is noted.
	 */
	public function grant( ?array $given = null ): void {
		$given ??= self::given();
		$now     = [];
		foreach ( wp_roles()->role_objects as $role ) {
			$wanted = $this->wanted( $role );
			$mine   = array_values( array_filter(
				$given[ $role->name ] ?? [],
				static fn ( string $capability ): bool => $role->has_cap( $capability )
			) );
			$excess = array_diff( $mine, $wanted );
			array_map(
				$role->remove_cap( ... ),
				array_filter( $excess, static fn ( string $capability ): bool => ! Predecessor::gives( $role->name, $capability ) )
			);
			$missing = array_values( array_filter( $wanted, static fn ( string $capability ): bool => ! $role->has_cap( $capability ) ) );
			array_map( $role->add_cap( ... ), $missing );
			$now[ $role->name ] = array_values( array_diff( [ ...$mine, ...$missing ], $excess ) );
		}
		update_option( self::GRANTED_OPTION, array_filter( $now ) );
	}

	/**
	 * Revokes from all roles what Larder has granted, when the plugin is deleted.
	 */
	public static function revoke(): void {
		foreach ( self::given() as $name => $capabilities ) {
			$role = wp_roles()->get_role( $name );
			// Where both plugins are active, either may have granted it.
			$own = array_filter( $capabilities, static fn ( string $capability ): bool => ! Predecessor::gives( $name, $capability ) );
			foreach ( $own as $capability ) {
				$role?->remove_cap( $capability );
			}
		}
		delete_option( self::GRANTED_OPTION );
		delete_option( self::OPTION );
	}

	/**
	 * Returns the capabilities that Larder has granted, as recorded.
	 *
	 * @return array<string, list<string>> Capabilities by role.
	 */
	private static function given(): array {
		$given = get_option( self::GRANTED_OPTION );
		/** @var array<string, list<string>> $noted Only ever written above. */
		$noted = is_array( $given ) ? $given : [];
		return $noted;
	}

	/**
	 * Returns what each role should have, without what WP Delicious gives.
	 *
	 * @return array<string, list<string>> Capabilities by role.
	 */
	private function all_wanted(): array {
		$all = [];
		foreach ( wp_roles()->role_objects as $role ) {
			$all[ $role->name ] = array_values( array_filter(
				$this->wanted( $role ),
				static fn ( string $capability ): bool => ! Predecessor::gives( $role->name, $capability )
			) );
		}
		return $all;
	}

	/**
	 * Returns what a role should have.
	 *
	 * @return list<string> Capabilities.
	 */
	private function wanted( \WP_Role $role ): array {
		$is_admin = $role->has_cap( 'manage_options' );
		$wanted   = $is_admin || in_array( $role->name, $this->settings->choices( 'settingsEditors' ), true ) ? [ self::SETTINGS ] : [];
		$authors  = $this->settings->choices( 'recipeAuthors' );
		$editors  = $this->settings->choices( 'recipeEditors' );
		// Roles that edit others' posts edit others' recipes, too, even where the settings choose who writes recipes.
		$is_editor = [] === $editors && $role->has_cap( 'edit_others_posts' );
		foreach ( [ ...self::EDIT_OWN, ...self::EDIT_OTHERS ] as $of_posts ) {
			$is_own = in_array( $of_posts, self::EDIT_OWN, true );
			$named  = $is_own ? [ ...$authors, ...$editors ] : $editors;
			$rules  = [] !== ( $is_own ? $authors : $editors );
			$needs  = $is_editor && in_array( $of_posts, self::TO_EDIT, true );
			if ( $is_admin || $needs || in_array( $role->name, $named, true ) || ( ! $rules && $role->has_cap( $of_posts ) ) ) {
				$wanted[] = self::for_recipes( $of_posts );
			}
		}
		return $wanted;
	}

	/**
	 * Returns the name that a capability for posts has for recipes.
	 *
	 * @param string $of_posts Such as `edit_others_posts`.
	 */
	private static function for_recipes( string $of_posts ): string {
		return str_replace( '_posts', '_' . self::TYPE[1], $of_posts );
	}
}
