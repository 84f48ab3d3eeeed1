<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Recipe\PlainText;
use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Root;
use Larder\Tools\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes → Check: how many recipes lack what, with a list of them.
 */
final class CheckScreen implements Registrable {

	/** Who sees it: it names recipes of all authors. */
	private const CAPABILITY = 'edit_others_delicious_recipes';

	private const PAGE     = 'larder-check';
	private const ARGUMENT = 'lacks';

	public function __construct(
		private readonly Findings $findings,
		private readonly CheckableRecipes $recipes,
		private readonly CheckSync $sync,
		private readonly Jobs $jobs
	) {}

	/**
	 * Creates the screen with its background job.
	 *
	 * @param CheckableRecipes $recipes The recipes that can be checked.
	 */
	public static function create( Findings $findings, CheckableRecipes $recipes, CheckSync $sync, Root $root ): self {
		return new self( $findings, $recipes, $sync, new Jobs( $root, self::PAGE, [ new CheckJob( $recipes, $sync ) ] ) );
	}

	/** {@inheritDoc} */
	public function register(): void {
		$this->jobs->register();
		add_action( 'admin_menu', $this->add( ... ) );
		// An update of the plugin does not run its activation hook.
		add_action( 'admin_init', $this->sync->install( ... ) );
	}

	/**
	 * Adds the page to the menu of recipes.
	 */
	public function add(): void {
		$title = __( 'Check', 'larder' );
		$hook  = add_submenu_page(
			'edit.php?post_type=' . PostType::NAME,
			$title,
			$title,
			self::CAPABILITY,
			self::PAGE,
			$this->show( ... )
		);
		if ( is_string( $hook ) ) {
			$this->jobs->enqueue_on( $hook );
		}
	}

	/**
	 * Returns the URL of the page.
	 *
	 * @param string $rule A rule to list by; empty for all.
	 */
	public static function url( string $rule = '' ): string {
		$arguments = [
			'post_type'    => PostType::NAME,
			'page'         => self::PAGE,
		] + ( '' === $rule ? [] : [ self::ARGUMENT => $rule ] );
		return add_query_arg( $arguments, admin_url( 'edit.php' ) );
	}

	/**
	 * Shows the page.
	 */
	public function show(): void {
		$counts = $this->findings->counts();
		$rule   = Rule::tryFrom( self::argument( self::ARGUMENT ) );
		echo '<div class="wrap"><h1>' . esc_html__( 'Check', 'larder' ) . '</h1>';
		printf( '<p>%s</p>', esc_html( self::summary( $counts ) ) );
		$this->show_unchecked();
		echo '<div style="display:grid;gap:0 24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr))">';
		foreach ( Group::cases() as $group ) {
			self::show_group( $group, $counts, $rule );
		}
		echo '</div>';
		( new CheckList( $this->findings, self::url( ... ) ) )->show(
			$rule,
			$counts[ $rule->value ?? Findings::INCOMPLETE ] ?? 0,
			absint( self::argument( 'paged' ) )
		);
		if ( current_user_can( Jobs::CAPABILITY ) ) {
			array_map( $this->jobs->box( ... ), $this->jobs->jobs );
			$this->jobs->print_without_script();
		}
		echo '</div>';
	}

	/**
	 * Returns how many recipes were checked, and how many of these lack nothing.
	 *
	 * @param array<string, int> $counts Recipes by row.
	 */
	private static function summary( array $counts ): string {
		$checked  = $counts[ Findings::CHECKED ] ?? 0;
		$complete = $counts[ Findings::COMPLETE ] ?? 0;
		$summary = sprintf(
			/* translators: %s: number of recipes. */
			_n( '%s recipe was checked.', '%s recipes were checked.', $checked, 'larder' ),
			PlainText::number( $checked )
		);
		return 0 === $checked ? $summary : $summary . ' ' . ( 0 === $complete
			? __( 'Each lacks something that is listed below.', 'larder' )
			: sprintf(
				/* translators: %s: number of recipes. */
				_n( '%s recipe is complete.', '%s recipes are complete.', $complete, 'larder' ),
				PlainText::number( $complete )
			) );
	}

	/**
	 * Renders a notice with the number of recipes that wait to be checked.
	 */
	private function show_unchecked(): void {
		$unchecked = $this->recipes->count_unchecked();
		if ( $unchecked > 0 ) {
			printf(
				'<div class="notice notice-info inline"><p>%s</p></div>',
				esc_html( sprintf(
					/* translators: %s: number of recipes. */
					_n(
						'%s recipe is still to be checked; that happens in the background.',
						'%s recipes are still to be checked; that happens in the background.',
						$unchecked,
						'larder'
					),
					PlainText::number( $unchecked )
				) )
			);
		}
	}

	/**
	 * Shows how many recipes lack what a group asks for.
	 *
	 * @param array<string, int> $counts Recipes by row.
	 * @param Rule|null          $chosen The rule that is listed.
	 */
	private static function show_group( Group $group, array $counts, ?Rule $chosen ): void {
		printf(
			'<section><h2 id="larder-check-%1$s">%2$s</h2><table class="widefat striped" aria-labelledby="larder-check-%1$s"><thead><tr><th scope="col">%3$s</th><th scope="col" style="text-align:end">%4$s</th></tr></thead><tbody>',
			esc_attr( $group->value ),
			esc_html( $group->title() ),
			esc_html__( 'Lacks', 'larder' ),
			esc_html__( 'Recipes', 'larder' )
		);
		foreach ( Rule::in( $group ) as $rule ) {
			$count = $counts[ $rule->value ] ?? 0;
			$label = esc_html( $rule->label() );
			printf(
				'<tr><th scope="row">%s<br><span class="description">%s</span></th><td style="text-align:end">%s</td></tr>',
				0 === $count ? $label : sprintf( '<a href="%s"%s>%s</a>', esc_url( self::url( $rule->value ) ), $chosen === $rule ? ' aria-current="true"' : '', $label ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- All parts are escaped above.
				esc_html( $rule->advice() ),
				esc_html( number_format_i18n( $count ) )
			);
		}
		echo '</tbody></table></section>';
	}

	/**
	 * Reads an argument of the URL.
	 */
	private static function argument( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized, WordPress.Security.ValidatedSanitizedInput.MissingUnslash -- Only read; sanitized below.
		$value = $_GET[ $name ] ?? '';
		return is_string( $value ) ? sanitize_key( $value ) : '';
	}
}
