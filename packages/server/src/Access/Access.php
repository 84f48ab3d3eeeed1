<?php
declare( strict_types=1 );

namespace Larder\Access;

use Larder\Registrable;
use Larder\Settings\Settings;
use Larder\Settings\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Gives roles the capabilities for recipes and for their settings.
 *
 * A role that may do something with posts may do it with recipes, unless the
 * settings say which roles may. Capabilities are stored in roles, where plugins that
 * manage roles find them.
 */
final class Access implements Registrable {

	/** Singular and plural of the capabilities, of which WordPress makes all that a post type needs. */
	public const TYPE = [ 'delicious_recipe', 'delicious_recipes' ];

	/** Changes the settings; the name that WP Delicious has for it. */
	public const SETTINGS = 'edit_delicious_settings';

	/** What tells which grants a site has. */
	private const OPTION  = 'larder_access_version';
	private const VERSION = '2';

	/** What writing one's own recipes takes, as it is with posts. */
	private const OWN = [ 'edit_posts', 'publish_posts', 'edit_published_posts', 'delete_posts', 'delete_published_posts' ];

	/** What editing everybody's takes beside that. */
	private const OTHERS = [ 'edit_others_posts', 'edit_private_posts', 'read_private_posts', 'delete_others_posts', 'delete_private_posts' ];

	/** What of the first editing everybody's is nothing without: their list asks for it, and so does each recipe. */
	private const TO_EDIT = [ 'edit_posts', 'edit_published_posts', 'delete_posts', 'delete_published_posts' ];

	/**
	 * Takes what it needs.
	 *
	 * @param Settings $settings The site's settings.
	 */
	public function __construct( private readonly Settings $settings ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_init', $this->install( ... ) );
		add_action( 'add_option_' . Store::OPTION, $this->grant( ... ), 10, 0 );
		add_action( 'update_option_' . Store::OPTION, $this->follow( ... ), 10, 2 );
	}

	/**
	 * Grants what the roles of a site do not have yet.
	 */
	public function install(): void {
		if ( self::VERSION !== get_option( self::OPTION ) ) {
			$this->grant();
			update_option( self::OPTION, self::VERSION );
		}
	}

	/**
	 * Grants anew when the settings name other roles.
	 *
	 * @param mixed $before The option before.
	 * @param mixed $now    The option now.
	 */
	public function follow( mixed $before, mixed $now ): void {
		$named = static fn ( mixed $all ): array => is_array( $all ) ? array_intersect_key( $all, array_flip( [ 'recipeAuthors', 'recipeEditors', 'settingsEditors' ] ) ) : [];
		if ( $named( $before ) !== $named( $now ) ) {
			$this->grant();
		}
	}

	/**
	 * Lets each role have exactly what it should have.
	 */
	public function grant(): void {
		foreach ( wp_roles()->role_objects as $role ) {
			$wanted = $this->wanted( $role );
			foreach ( self::all() as $capability ) {
				if ( in_array( $capability, $wanted, true ) !== $role->has_cap( $capability ) ) {
					in_array( $capability, $wanted, true ) ? $role->add_cap( $capability ) : $role->remove_cap( $capability );
				}
			}
		}
	}

	/**
	 * Takes all of them from all roles, when the plugin is deleted.
	 */
	public static function revoke(): void {
		foreach ( wp_roles()->role_objects as $role ) {
			array_map( $role->remove_cap( ... ), self::all() );
		}
		delete_option( self::OPTION );
	}

	/**
	 * Tells what a role should have.
	 *
	 * @param \WP_Role $role The role.
	 * @return list<string> Capabilities.
	 */
	private function wanted( \WP_Role $role ): array {
		$is_admin = $role->has_cap( 'manage_options' );
		$wanted   = $is_admin || in_array( $role->name, $this->settings->choices( 'settingsEditors' ), true ) ? [ self::SETTINGS ] : [];
		$authors  = $this->settings->choices( 'recipeAuthors' );
		$editors  = $this->settings->choices( 'recipeEditors' );
		// Who edits everybody's posts does so with recipes, too, also where the settings say who writes them.
		$is_editor = [] === $editors && $role->has_cap( 'edit_others_posts' );
		foreach ( [ ...self::OWN, ...self::OTHERS ] as $of_posts ) {
			$is_own = in_array( $of_posts, self::OWN, true );
			$named  = $is_own ? [ ...$authors, ...$editors ] : $editors;
			$rules  = [] !== ( $is_own ? $authors : $editors );
			$needs  = $is_editor && in_array( $of_posts, self::TO_EDIT, true );
			if ( $is_admin || $needs || in_array( $role->name, $named, true ) || ( ! $rules && $role->has_cap( $of_posts ) ) ) {
				$wanted[] = self::for_recipes( $of_posts );
			}
		}
		// WP Delicious has roles of its own, whose capability is theirs to keep.
		return str_starts_with( $role->name, 'delicious_recipes_' ) && $role->has_cap( 'edit_delicious_recipes' ) ? [ ...$wanted, 'edit_delicious_recipes' ] : $wanted;
	}

	/**
	 * Lists all capabilities.
	 *
	 * @return list<string>
	 */
	private static function all(): array {
		return [ self::SETTINGS, ...array_map( self::for_recipes( ... ), [ ...self::OWN, ...self::OTHERS ] ) ];
	}

	/**
	 * Gives the name that a capability for posts has for recipes.
	 *
	 * @param string $of_posts Such as `edit_others_posts`.
	 */
	private static function for_recipes( string $of_posts ): string {
		return str_replace( '_posts', '_' . self::TYPE[1], $of_posts );
	}
}
