<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Exchange\Formats;
use Larder\Exchange\Photo\PhotoHelp;
use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Root;
use Larder\Tools\JobScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes → Import, which Tools → Import leads to, too.
 */
final class ImportScreen implements Registrable {

	private const PAGE = 'larder-import';

	public function __construct(
		private readonly Imports $imports,
		private readonly Root $root
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
		add_action( 'load-importer-larder', static fn () => wp_safe_redirect( self::url() ) && exit );
		add_action( 'load-import.php', self::offer( ... ) );
		add_action( 'admin_init', self::offer_run( ... ) );
	}

	/**
	 * Adds the page to the menu.
	 */
	public function add(): void {
		if ( ! ImportRoutes::may() ) {
			return;
		}
		$hook = add_submenu_page(
			'edit.php?post_type=' . PostType::NAME,
			__( 'Import recipes', 'larder' ),
			__( 'Import', 'larder' ),
			'upload_files',
			self::PAGE,
			$this->show( ... )
		);
		if ( is_string( $hook ) ) {
			add_action( "load-$hook", fn () => add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) ) );
		}
	}

	/**
	 * Shows the page.
	 */
	public function show(): void {
		$formats = Formats::all();
		echo '<div class="wrap"><h1>' . esc_html__( 'Import recipes', 'larder' ) . '</h1>';
		printf(
			'<noscript><p>%s</p></noscript>',
			esc_html__( 'This page needs JavaScript. On the command line, wp larder does the same.', 'larder' )
		);
		echo '<form class="larder-import__sources"><table class="form-table" role="presentation"><tbody>';
		printf(
			'<tr><th scope="row"><label for="larder-import-files">%s</label></th><td><input type="file" id="larder-import-files" name="files[]" multiple accept="%s" style="inline-size:100%%;max-inline-size:30em"><p class="description">%s</p></td></tr>',
			esc_html__( 'Files', 'larder' ),
			esc_attr( '.' . implode( ',.', $formats->endings() ) ),
			esc_html( __(
				'Of apps and other plugins, or archives of them. You can drop them here, too.',
				'larder'
			) . ' ' . PhotoHelp::text() )
		);
		printf(
			'<tr><th scope="row"><label for="larder-import-urls">%s</label></th><td><textarea id="larder-import-urls" name="urls" rows="4" class="large-text code" spellcheck="false"></textarea></td></tr>',
			esc_html__( 'Addresses of recipes, one a line', 'larder' )
		);
		echo '</tbody></table>';
		ColumnChoices::show();
		printf(
			'<p><button class="button button-primary">%s</button></p></form>',
			esc_html__( 'Read the recipes', 'larder' )
		);
		$this->show_choices();
		echo '<p role="status" class="larder-import__status" id="larder-import-status" tabindex="-1"></p><progress class="larder-import__progress" aria-labelledby="larder-import-status" max="1" value="0" hidden></progress><ul class="ul-disc larder-import__failed" style="overflow-wrap:anywhere"></ul>';
		$this->show_table();
		$this->show_runs();
		echo '</div>';
	}

	/**
	 * Returns the URL of the page.
	 */
	private static function url(): string {
		return admin_url( 'edit.php?post_type=' . PostType::NAME . '&page=' . self::PAGE );
	}

	/**
	 * Offers the page under Tools → Import.
	 */
	private static function offer(): void {
		require_once ABSPATH . 'wp-admin/includes/import.php';
		register_importer( 'larder', __( 'Recipes (Larder)', 'larder' ), __(
			'Import recipes from apps, other plugins and web pages.',
			'larder'
		), static function (): void {
			printf( '<p><a href="%s">%s</a></p>', esc_url( self::url() ), esc_html__( 'Import recipes', 'larder' ) );
		} );
	}

	/**
	 * Registers the importer when Tools → Import runs it.
	 */
	private static function offer_run(): void {
		// phpcs:ignore WordPress.Security -- Compared with a name, and nothing is stored for it.
		if ( 'larder' === ( $_GET['import'] ?? '' ) ) {
			self::offer();
		}
	}

	/**
	 * Shows what can be chosen for the posts.
	 */
	private function show_choices(): void {
		echo '<form class="larder-import__choices" hidden><p style="display:flex;flex-wrap:wrap;gap:16px;align-items:end">';
		printf( '<label>%s<br><select name="status">', esc_html__( 'Status', 'larder' ) );
		foreach ( array_intersect_key(
			get_post_statuses(),
			array_flip( [ 'draft', 'pending', 'publish', 'private' ] )
		) as $status => $label ) {
			printf( '<option value="%s">%s</option>', esc_attr( $status ), esc_html( $label ) );
		}
		printf( '</select></label><label>%s<br>', esc_html__( 'Author', 'larder' ) );
		$edit = get_post_type_object( PostType::NAME )?->cap->edit_posts;
		wp_dropdown_users(
			[
				'name'       => 'author',
				'selected'   => get_current_user_id(),
				'capability' => [ is_string( $edit ) ? $edit : 'edit_posts' ],
			]
		);
		printf(
			'</label><label>%s<br><select name="taxonomy"><option value="">%s</option>',
			esc_html__( 'Keywords become', 'larder' ),
			esc_html__( 'Keywords only', 'larder' )
		);
		foreach ( get_object_taxonomies( PostType::NAME, 'objects' ) as $taxonomy ) {
			printf( '<option value="%s">%s</option>', esc_attr( $taxonomy->name ), esc_html( $taxonomy->label ) );
		}
		printf( '</select></label><button class="button button-primary">%s</button></p></form>', esc_html__( 'Import', 'larder' ) );
		printf(
			'<p><span class="larder-import__retry" hidden><button type="button" class="button" data-act="retry">%s</button></span> <span class="larder-import__undo" hidden><button type="button" class="button" data-act="undo">%s</button></span></p>',
			esc_html__( 'Try again what failed', 'larder' ),
			esc_html__( 'Undo the import', 'larder' )
		);
	}

	/**
	 * Shows the table, which the script fills.
	 */
	private function show_table(): void {
		printf(
			'<section tabindex="0" style="overflow-x:auto" class="larder-import__table" aria-label="%s" hidden><table class="widefat striped"><thead><tr><td><input type="checkbox" aria-label="%s"></td>',
			esc_attr__( 'Recipes that were found', 'larder' ),
			esc_attr__( 'Import all', 'larder' )
		);
		foreach ( [
			[ __( 'Picture', 'larder' ), 'auto' ],
			// On a phone a name keeps its words on few lines, and the table scrolls.
			[ __( 'Recipe', 'larder' ), '12em' ],
			[ __( 'Ingredients', 'larder' ), 'auto' ],
			[ __( 'Steps', 'larder' ), 'auto' ],
			[ __( 'State', 'larder' ), 'auto' ],
			[ __( 'Notices', 'larder' ), '12em' ],
		] as [ $head, $width ] ) {
			printf( '<th scope="col" style="min-inline-size:%s">%s</th>', esc_attr( $width ), esc_html( $head ) );
		}
		echo '</tr></thead><tbody></tbody></table></section>';
	}

	/**
	 * Shows the imports of before.
	 */
	private function show_runs(): void {
		$runs = $this->imports->all();
		if ( [] === $runs ) {
			return;
		}
		echo '<h2>' . esc_html__( 'Imports of late', 'larder' ) . '</h2><ul class="larder-import__runs">';
		foreach ( $runs as $run ) {
			$recipes = $this->imports->status( $run )['recipes'];
			$number  = array_sum( $recipes );
			$result  = [] === $recipes ? '' : ' (' . self::result( $recipes ) . ')';
			printf(
				'<li><button type="button" class="button-link" data-run="%s">%s</button> — %s%s</li>',
				esc_attr( $run->id ),
				esc_html( (string) wp_date( 'Y-m-d H:i', $run->created ) ),
				/* translators: %s: number of recipes. */
				esc_html( sprintf( _n( '%s recipe', '%s recipes', $number, 'larder' ), number_format_i18n( $number ) ) ),
				esc_html( $result )
			);
		}
		echo '</ul>';
	}

	/**
	 * Returns what became of the recipes of an import: `6 imported, 17 already here`.
	 *
	 * @param array<string, int> $counts How many there are, by state.
	 */
	private static function result( array $counts ): string {
		$states = self::states();
		$parts  = [];
		foreach ( $counts as $state => $number ) {
			$parts[] = number_format_i18n( $number ) . ' ' . ( $states[ $state ] ?? $state );
		}
		return implode( wp_get_list_item_separator(), $parts );
	}

	/**
	 * Returns the words for the states of a recipe.
	 *
	 * @return array<string, string>
	 */
	private static function states(): array {
		return [
			'waiting' => __( 'waits', 'larder' ),
			'working' => __( 'waits', 'larder' ),
			'done'    => __( 'imported', 'larder' ),
			'here'    => __( 'already here', 'larder' ),
			'skipped' => __( 'left out', 'larder' ),
			'failed'  => __( 'failed', 'larder' ),
			'undone'  => __( 'taken away', 'larder' ),
			'kept'    => __( 'changed since, so it stays', 'larder' ),
		];
	}

	/**
	 * Enqueues the script.
	 */
	public function enqueue(): void {
		JobScreen::enqueue( $this->root, 'import', self::states() + [ 'separator' => wp_get_list_item_separator() ] );
	}
}
