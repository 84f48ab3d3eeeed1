<?php
declare( strict_types=1 );

namespace Larder\Templates;

use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Root;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Shows archives of recipes in classic themes that have no template of their own for them.
 */
final class ClassicTemplates implements Registrable {

	/** Larder's own template of an archive, in the plugin's folder. */
	public const FILE = 'packages/server/templates/classic-archive.php';

	public function __construct( private readonly Root $root ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Early, so that a theme or another plugin has the last word.
		add_filter( 'template_include', $this->choose( ... ), 5 );
	}

	/**
	 * Returns the template of an archive of recipes.
	 *
	 * @param mixed $template What WordPress has found in the theme.
	 * @return mixed The same, or Larder's own.
	 */
	public function choose( mixed $template ): mixed {
		$is_own = is_post_type_archive( PostType::NAME ) || is_tax( Taxonomy::keys() );
		if (
			! $is_own
			|| wp_is_block_theme()
			|| 1 === preg_match( '/^(?:archive|taxonomy)-recipe/', is_string( $template ) ? basename( $template ) : '' )
		) {
			return $template;
		}
		/**
		 * Filters whether Larder shows archives of recipes in a classic theme that has no template for them.
		 *
		 * @param bool $is_shown False leaves them to the theme's general templates.
		 */
		$is_shown = apply_filters( 'larder_classic_archives', true );
		return false === $is_shown ? $template : $this->root->path( self::FILE );
	}
}
