<?php
declare( strict_types=1 );

namespace Larder\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Detects which capabilities WP Delicious has granted, whose names Larder shares: they stay when Larder is deleted.
 */
final class Predecessor {

	/** Its option, which Larder shares. */
	public const OPTION = 'delicious_recipe_settings';

	/** A role that it creates on activation, and never deletes. */
	private const ROLE = 'delicious_recipes_editor';

	/** Roles to which it gives the right to write recipes. */
	private const WRITERS = [ 'contributor', 'author', 'editor', 'administrator' ];

	/** What all its roles are named by. */
	private const ROLES = 'delicious_recipes_';

	/** Options that it writes, and Larder does not. */
	private const OPTIONS = [ 'delicious_recipes_first_time_activation_flag', 'delicious_recipes_demo_imports' ];

	/** A setting that it writes, and Larder does not. */
	private const SETTING = 'recipeToggles';

	/**
	 * Returns whether WP Delicious is or was on this site.
	 */
	public static function was_here(): bool {
		$settings = get_option( self::OPTION );
		return null !== wp_roles()->get_role( self::ROLE )
			|| ( is_array( $settings ) && isset( $settings[ self::SETTING ] ) )
			|| [] !== array_filter( self::OPTIONS, static fn ( string $name ): bool => false !== get_option( $name ) );
	}

	/**
	 * Returns whether WP Delicious gives a capability to a role.
	 */
	public static function gives( string $role, string $capability ): bool {
		return self::was_here() && match ( $capability ) {
			'edit_delicious_recipes'  => str_starts_with( $role, self::ROLES ) || in_array( $role, self::WRITERS, true ),
			'edit_delicious_settings' => 'administrator' === $role,
			default                   => false,
		};
	}
}
