<?php
declare( strict_types=1 );

namespace Larder\Islands;

use Larder\Assets\LanguageWords;
use Larder\Contracts\Constants;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Loads React views on a page only when a visitor needs them.
 *
 * A block's renderer puts the attributes of `wrapper()` on its outer element.
 * At the end of the page one small loader and one script of data are printed; a
 * page without an island gets neither. Props are in that script, by the key on
 * the root: an author can write any attribute, but no script.
 *
 * @phpstan-import-type IslandProps from \Larder\Contracts\Props
 */
final class Islands implements Registrable {

	private const LOADER  = 'larder-islands';
	private const VISITOR = 'larder-visitor';

	/** @var array<string, string> Handles of the views that the page needs, by island. */
	private array $used = [];

	/** @var array<string, string> Handles of the views that are fetched only on demand, by island. */
	private array $later = [];

	private readonly IslandRoots $roots;

	/** Whether the page has a control whose state depends on the visitor. */
	private bool $asks_visitor = false;

	/** Whether the page shows amounts in languages that are unknown when it is rendered. */
	private bool $reads_all_languages = false;

	/** Whether the page has pictures or videos that open in the lightbox. */
	private bool $opens_lightbox = false;

	public function __construct(
		private readonly Manifest $manifest,
		private readonly Seal $seal = new Seal()
	) {
		$this->roots = new IslandRoots();
	}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'wp_footer', $this->print( ... ), 5 );
		$this->roots->register();
		$this->seal->register();
		( new UntrustedContentFilter() )->register();
	}

	/**
	 * Adds an island to the page, and returns the attributes of its root.
	 *
	 * @template TName of string
	 *
	 * @param string               $name  Name of the block without its namespace.
	 * @param array<string, mixed> $props The props of the view, as its contract defines them; the same for every visitor.
	 * @phpstan-param TName              $name
	 * @phpstan-param (TName is key-of<IslandProps> ? IslandProps[TName] : array<string, mixed>) $props
	 * @param string       $trigger One of {@see Constants::ISLAND_TRIGGERS}.
	 * @param list<string> $wake    What else mounts it: {@see Constants::WAKE_LOOKUPS} with a key, where the browser has that
	 *                              already, or one of {@see Constants::WAKE_SIGNALS}.
	 * @param string       $handle  Handle of the view's script, where that is not the one of a block.
	 * @return array<string, string> Attributes, not escaped.
	 */
	public function wrapper( string $name, array $props, string $trigger = 'interaction', array $wake = [], string $handle = '' ): array {
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
			WakeConditions::require_known( $name, $trigger, $wake );
		}
		$this->used[ $name ] = '' === $handle ? "larder-$name-view-script" : $handle;
		$key                 = $this->seal->key( $name . wp_json_encode( $props ) );
		$this->roots->add( $key, $name, $props );
		$attributes          = [ 'data-larder-island' => $name ] + (
			'interaction' === $trigger
				? []
				: [ 'data-larder-trigger' => $trigger ]
		) + [ Seal::ATTRIBUTE => $key ];
		if ( [] !== $wake ) {
			$attributes['data-larder-wake'] = implode( ' ', $wake );
		}
		return $attributes;
	}

	/**
	 * Does the same as `wrapper()` for an island whose scripts are fetched only on demand.
	 *
	 * @template TName of string
	 *
	 * @param string               $name  Name of the island.
	 * @param array<string, mixed> $props The props of the view, as its contract defines them; the same for every visitor.
	 * @phpstan-param TName              $name
	 * @phpstan-param (TName is key-of<IslandProps> ? IslandProps[TName] : array<string, mixed>) $props
	 * @param string $event  Name of the event that wakes it.
	 * @param string $handle Handle of the view's script.
	 * @return array<string, string> Attributes, not escaped.
	 */
	public function wrapper_for_later( string $name, array $props, string $event, string $handle ): array {
		$attributes = $this->wrapper( $name, $props, 'interaction', [ "event:$event" ], $handle );
		unset( $this->used[ $name ] );
		$this->later[ $name ] = $handle;
		return $attributes;
	}

	/**
	 * Records that the page has pictures or videos that open in the lightbox.
	 */
	public function open_lightbox(): void {
		$this->opens_lightbox = true;
	}

	/**
	 * Whether anything so far opens in the lightbox.
	 */
	public function opens_lightbox(): bool {
		return $this->opens_lightbox;
	}

	/**
	 * Records that the page has a control whose state depends on the visitor, so that the page requests that state once.
	 */
	public function ask_visitor(): void {
		$this->asks_visitor = true;
	}

	/**
	 * Whether the page has one of these islands so far.
	 *
	 * @param string ...$names Names of islands.
	 */
	public function uses( string ...$names ): bool {
		return [] !== array_intersect( $names, array_keys( $this->used ) );
	}

	/**
	 * Returns the props of an island.
	 *
	 * @param string $key Key of its root.
	 * @return array<string, mixed>|null Null where no island of this page has the key.
	 */
	public function props( string $key ): ?array {
		return $this->roots->props( $key );
	}

	/**
	 * Records that the page may show amounts of any recipe of the site, in any language.
	 */
	public function read_all_languages(): void {
		$this->reads_all_languages = true;
	}

	/**
	 * Returns a key of the logged-in user, so that a press that is still pending in a tab when a user logs out is not replayed for the
	 * next one.
	 *
	 * @return array{who?: string} Empty for guests, whose pages are cached and have to be identical.
	 */
	private static function visitor_key(): array {
		return is_user_logged_in() ? [ 'who' => substr( wp_hash( 'larder' . get_current_user_id() ), 0, 8 ) ] : [];
	}

	/**
	 * Returns the prefix of the site's keys in the browser's storage, where other sites share the origin.
	 *
	 * @return array{scope?: string}
	 */
	private static function scope(): array {
		return array_filter( [ 'scope' => SiteStorage::scope() ] );
	}

	/**
	 * Prints the page's data and the loader, if the page has an island.
	 */
	public function print(): void {
		if ( [] === $this->used ) {
			return;
		}
		$about = $this->manifest->collect(
			$this->used,
			$this->later,
			$this->reads_all_languages ? LanguageWords::languages() : $this->roots->languages()
		);
		// The roots, which repeat words of the page, come first, where they are still in the window of the compression.
		$data = [ 'larder' => 1, 'roots' => $this->roots->data(), 'islands' => (object) $about['islands'] ]
			+ $about + self::visitor_key() + self::scope();
		$json = (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_print_inline_script_tag(
			// Nothing in it may end the script element; all else stays unescaped, and so short.
			str_replace( '<', '\u003C', $json ),
			[
				'type' => 'application/json',
				'id'   => 'larder-islands-manifest',
			]
		);
		self::print_failure();
		wp_enqueue_script( self::LOADER );
		if ( $this->asks_visitor ) {
			wp_enqueue_script( self::VISITOR );
		}
	}

	/**
	 * Prints what the loader opens where a button was pressed whose script is not available. Its style is with it, since files may not
	 * be available, either.
	 */
	private static function print_failure(): void {
		printf(
			'<dialog class="larder" role="alertdialog" aria-label="%1$s" style="%2$s"><form method="dialog"><p style="margin:0 0 1rem">%1$s</p>%3$s</form></dialog>',
			esc_attr__( 'This could not be loaded. Check your connection, then press it again.', 'larder' ),
			'position:fixed;inset-block:auto 1rem;z-index:100000;max-inline-size:18rem;border:1px solid;border-radius:12px',
			'<button class="wp-element-button">' . esc_html__( 'Close', 'larder' ) . '</button>'
		);
	}
}
