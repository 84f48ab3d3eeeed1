<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the columns of the list of recipes the widths that what is in them needs: WordPress gives all of them the same,
 * and names broke in mid-word. The title takes what is left.
 */
final class RecipeListStyle implements Registrable {

	/** The last rule has the weight of the one that it takes back: on phones WordPress writes the name of the column over the picture. */
	private const STYLE = <<<'CSS'
		.fixed .column-larder_picture { width: 60px; }
		.column-larder_picture img { display: block; border-radius: 4px; }
		@media (min-width: 783px) {
			.fixed :is(th, td):not(.check-column, .sortable, .sorted) { padding-inline: 6px; }
			.fixed :is(.column-larder_difficulty, .column-date) { width: 8.5%; }
			.fixed .column-comments { width: 4.5em; }
			.fixed [class*="column-taxonomy-recipe"] { width: 7%; }
			.fixed .column-larder_featured { width: 6.4%; }
			.fixed .column-larder_lacks { width: 8%; }
			.fixed :is(.column-larder_time, .column-author) { width: 4.7%; }
		}
		.wp-list-table tr:not(.inline-edit-row):not(.no-items) td.column-larder_picture:not(.check-column)::before { content: none; }
		CSS;

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	/**
	 * Adds the style to that of lists, where recipes are listed.
	 *
	 * @param string $screen The screen's file.
	 */
	public function enqueue( string $screen ): void {
		if ( 'edit.php' === $screen && PostType::NAME === get_current_screen()?->post_type ) {
			wp_add_inline_style( 'list-tables', self::STYLE );
		}
	}
}
