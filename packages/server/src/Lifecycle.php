<?php
declare( strict_types=1 );

namespace Larder;

use Larder\Recipe\PostType;
use Larder\Taxonomies\Taxonomies;

/**
 * What happens when the plugin is switched on and off.
 */
final class Lifecycle {

	/**
	 * Takes what it needs.
	 *
	 * @param PostType   $post_type  The post type.
	 * @param Taxonomies $taxonomies The taxonomies.
	 */
	public function __construct(
		private readonly PostType $post_type,
		private readonly Taxonomies $taxonomies
	) {}

	/**
	 * Makes the addresses of recipes work at once.
	 */
	public function activate(): void {
		$this->taxonomies->register_taxonomies();
		$this->post_type->register_post_type();
		flush_rewrite_rules();
	}

	/**
	 * Takes the addresses of recipes away; the recipes stay.
	 */
	public function deactivate(): void {
		unregister_post_type( PostType::NAME );
		flush_rewrite_rules();
	}
}
